import { isOfOtherCountry } from '../../site/own-calculator.ts';
import { CalculatorEmbed } from '../../ui/CalculatorEmbed.tsx';
import { miniCalculatorTexts } from '../../ui/calculator-embed.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { MiniCalculatorBlock } from './block.ts';

export function View({ props, root, env, data }: ViewProps<typeof MiniCalculatorBlock>) {
  const calculator = props.data;
  if (!calculator) return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.calculatorDeleted} />;
  // The entry calls its title `name`; what a document keeps of it says `title`.
  const title = calculator.name ?? calculator.title;
  const { description } = calculator;
  // What is said of a calculator does not hold for the one that another country's visitors get in its place.
  const isTheirs = !isOfOtherCountry(calculator, env);
  return (
    <section {...root} className="MiniCalculatorBlock">
      {isTheirs && typeof title === 'string' && title && <h2 className="MiniCalculatorBlock-title">{title}</h2>}
      {isTheirs && typeof description === 'string' && description && <p>{description}</p>}
      <CalculatorEmbed
        env={env}
        calculator={calculator}
        texts={miniCalculatorTexts(env)}
        data={data}
        offerLink={props.offerLink}
      />
    </section>
  );
}
