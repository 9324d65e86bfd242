import { ERROR_TEXTS } from '../../core/errors.ts';
import { ScriptEmbed } from '../../ui/ScriptEmbed.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { BusinessBikeCalculatorSE } from './block.ts';

const TEXTS = {
  loading: ERROR_TEXTS.calculatorLoading,
  notLoaded: ERROR_TEXTS.businessCalculatorNotLoaded,
  notRegistered: ERROR_TEXTS.businessCalculatorNotRegistered,
};

export function View({ props, root, env, data }: ViewProps<typeof BusinessBikeCalculatorSE>) {
  if (props.scriptUrl === '') return null;
  return (
    <div {...root} className="BusinessBikeCalculatorSE">
      <ScriptEmbed
        env={env}
        src={props.scriptUrl}
        tag="business-bike-calculator"
        attributes={{ locale: env.locale, country: env.country }}
        texts={TEXTS}
        data={data}
      />
    </div>
  );
}
