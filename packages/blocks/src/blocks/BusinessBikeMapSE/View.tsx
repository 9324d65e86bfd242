import { ERROR_TEXTS } from '../../core/errors.ts';
import { ScriptEmbed } from '../../ui/ScriptEmbed.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { BusinessBikeMapSE } from './block.ts';

const TEXTS = {
  loading: ERROR_TEXTS.businessMapLoading,
  notLoaded: ERROR_TEXTS.businessMapNotLoaded,
  notRegistered: ERROR_TEXTS.businessMapNotRegistered,
};

export function View({ props, root, env, data }: ViewProps<typeof BusinessBikeMapSE>) {
  if (props.scriptUrl === '') return null;
  return (
    <div {...root} className="BusinessBikeMapSE">
      <ScriptEmbed
        env={env}
        src={props.scriptUrl}
        tag="business-bike-map"
        attributes={{ locale: env.locale, country: env.country }}
        texts={TEXTS}
        data={data}
      />
    </div>
  );
}
