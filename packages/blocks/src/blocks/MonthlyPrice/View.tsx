import { useId } from 'react';
import { labelOf } from '../../calculator/messages.ts';
import { calculatorFor } from '../../site/own-calculator.ts';
import { cmsPriceText } from '../../site/price.ts';
import type { SiteEnv } from '../../site/site-context.ts';
import { BikeCosts } from '../../ui/BikeCosts.tsx';
import { CostsBasis } from '../../ui/CostsBasis.tsx';
import { callMessages } from '../../ui/call-messages.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import '../../ui/custom-elements.ts';
import type { MonthlyPrice } from './block.ts';
import { messages } from './messages.ts';
import { readStart, type SliderStart } from './read-start.ts';

type Given = ViewProps<typeof MonthlyPrice>;

/** The amounts are the default person's, worked out when the page is built; the sliders move them once a visitor does. */
export function View({ props, root, env, data }: Given) {
  const calculator = props.calculator && calculatorFor(props.calculator, env);
  if (!calculator) return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.priceOfCountry} />;
  const start = data.status === 'loaded' ? readStart(data.data) : undefined;
  const isAsked = data.status === 'loaded' || data.status === 'failed';
  if (!start) {
    return (
      <div {...root} className="MonthlyPrice Flow">
        <p role="status">{say(isAsked ? callMessages.calculatorNotLoaded : callMessages.calculatorLoading, env)}</p>
        <CalculatorLink props={props} env={env} />
      </div>
    );
  }
  const { price, salary, lease } = start;
  const theirs = { ...env, calculatorSlug: String(calculator.slug) };
  return (
    <monthly-price {...root} class="MonthlyPrice" data-slug={theirs.calculatorSlug} data-cell={salary?.input.cell}>
      <div
        className="Form-fields"
        style={{ alignItems: 'center', columnGap: 'clamp(1.25rem, 4vw, 3rem)', maxWidth: 'none' }}
      >
        {/* As tall with the large line of the price as without it, so that nothing moves when it cannot be worked out. */}
        <div role="status" aria-atomic="true" style={{ minHeight: '7.5rem' }}>
          <p>{say(messages.title, env)}</p>
          <BikeCosts env={theirs} price={price.value} lease={lease} failed={say(messages.failed, env)} />
        </div>
        <div className="Flow">
          <Slider env={env} name="price" slider={price} />
          {salary && <Slider env={env} name="salary" slider={salary} />}
        </div>
        <div className="Flow">
          {/* As tall as two lines, which it takes or nearly takes: letters that come late move nothing below. */}
          <p style={{ minHeight: '2lh' }}>
            <CostsBasis env={theirs} lease={lease} />
          </p>
          <CalculatorLink props={props} env={env} />
        </div>
      </div>
    </monthly-price>
  );
}

function CalculatorLink({ props, env }: Pick<Given, 'props' | 'env'>) {
  if (!props.calculatorLink) return null;
  return (
    <a className="Button" href={props.calculatorLink} style={{ alignSelf: 'start' }}>
      {say(messages.calculate, env)}
    </a>
  );
}

function Slider({ env, name, slider }: { env: SiteEnv; name: string; slider: SliderStart }) {
  const id = useId();
  const { input, value, minimum, maximum, step } = slider;
  // Where the slider stands then; a place between two steps, or beyond the last, would count as moved.
  const last = Math.floor((maximum - minimum) / step);
  const start = minimum + Math.min(Math.round((value - minimum) / step), last) * step;
  const text = cmsPriceText(value, 'euro');
  return (
    <div>
      <label htmlFor={id}>{labelOf(input, env.locale)}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        name={name}
        min={minimum}
        max={maximum}
        step={step}
        defaultValue={start}
        aria-valuetext={text}
        autoComplete="off"
        // Without a script nothing moves: then the two amounts say what the price is for.
        data-scripted
      />
    </div>
  );
}
