import { CalculatorEmbed } from '../../ui/CalculatorEmbed.tsx';
import { calculatorBlockTexts } from '../../ui/calculator-embed.ts';
import { Prompt } from '../../ui/Prompt.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { CalculatorPageElement } from './block.ts';

export function View({ props, areas, root, env, data, prompt, example }: ViewProps<typeof CalculatorPageElement>) {
  const { calculator, offerLink } = props;
  return (
    <div {...root} className="CalculatorPageElement">
      <div className="CalculatorPageElement-content Flow">{areas.content}</div>
      {calculator ? (
        <CalculatorEmbed
          env={env}
          calculator={calculator}
          texts={calculatorBlockTexts(env)}
          data={data}
          offerLink={offerLink}
        />
      ) : (
        prompt && <Prompt text={prompt} example={example} />
      )}
    </div>
  );
}
