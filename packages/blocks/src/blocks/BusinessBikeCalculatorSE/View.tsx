import { callMessages } from '../../ui/call-messages.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { ScriptEmbed } from '../../ui/ScriptEmbed.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { BusinessBikeCalculatorSE } from './block.ts';

export function View({ props, root, env, data }: ViewProps<typeof BusinessBikeCalculatorSE>) {
  const { address, isAllowed } = props.scriptUrl;
  if (address === '') return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.scriptNotAllowed} />;
  const texts = {
    loading: say(callMessages.calculatorLoading, env),
    notLoaded: say(callMessages.businessCalculatorNotLoaded, env),
    notRegistered: say(callMessages.businessCalculatorNotRegistered, env),
  };
  return (
    <div {...root} className="BusinessBikeCalculatorSE">
      <ScriptEmbed
        env={env}
        src={isAllowed ? address : ''}
        tag="business-bike-calculator"
        attributes={{ locale: env.locale, country: env.country }}
        texts={texts}
        data={data}
      />
    </div>
  );
}
