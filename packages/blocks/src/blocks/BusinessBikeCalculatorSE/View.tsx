import { ERROR_TEXTS } from '../../core/errors.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { ScriptEmbed } from '../../ui/ScriptEmbed.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { BusinessBikeCalculatorSE } from './block.ts';

const TEXTS = {
  loading: ERROR_TEXTS.calculatorLoading,
  notLoaded: ERROR_TEXTS.businessCalculatorNotLoaded,
  notRegistered: ERROR_TEXTS.businessCalculatorNotRegistered,
};

export function View({ props, root, env, data }: ViewProps<typeof BusinessBikeCalculatorSE>) {
  const { address, isAllowed } = props.scriptUrl;
  if (address === '') {
    if (env.mode === 'site') return null;
    return <MissingNotice root={root} text="This script is not run: its address is not allowed. Please check it." />;
  }
  return (
    <div {...root} className="BusinessBikeCalculatorSE">
      <ScriptEmbed
        env={env}
        src={isAllowed ? address : ''}
        tag="business-bike-calculator"
        attributes={{ locale: env.locale, country: env.country }}
        texts={TEXTS}
        data={isAllowed ? data : { status: 'failed', message: TEXTS.notLoaded }}
      />
    </div>
  );
}
