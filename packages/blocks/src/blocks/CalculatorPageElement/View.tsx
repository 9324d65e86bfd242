import { CalculatorOffer } from '../../ui/CalculatorOffer.tsx';
import {
  CALCULATOR_SCRIPT,
  CALCULATOR_TAG,
  calculatorAttributes,
  calculatorBlockTexts,
  isOfOtherCountry,
} from '../../ui/calculator-embed.ts';
import { Prompt } from '../../ui/Prompt.tsx';
import { ScriptEmbed } from '../../ui/ScriptEmbed.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { CalculatorPageElement } from './block.ts';

export function View({ props, areas, root, env, data, prompt, example }: ViewProps<typeof CalculatorPageElement>) {
  const { calculator } = props;
  return (
    <div {...root} className="CalculatorPageElement">
      <div className="CalculatorPageElement-content Flow">{areas.content}</div>
      {calculator && isOfOtherCountry(calculator, env) ? (
        <CalculatorOffer env={env} link={props.offerLink} />
      ) : calculator ? (
        <ScriptEmbed
          env={env}
          src={CALCULATOR_SCRIPT}
          tag={CALCULATOR_TAG}
          attributes={calculatorAttributes(calculator, env)}
          texts={calculatorBlockTexts(env)}
          data={data}
        />
      ) : (
        prompt && <Prompt text={prompt} example={example} />
      )}
    </div>
  );
}
