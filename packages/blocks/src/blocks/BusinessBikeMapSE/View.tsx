import { callMessages } from '../../ui/call-messages.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { ScriptEmbed } from '../../ui/ScriptEmbed.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { BusinessBikeMapSE } from './block.ts';

export function View({ props, root, env, data }: ViewProps<typeof BusinessBikeMapSE>) {
  const { address, isAllowed } = props.scriptUrl;
  if (address === '') return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.scriptNotAllowed} />;
  const texts = {
    loading: say(callMessages.businessMapLoading, env),
    notLoaded: say(callMessages.businessMapNotLoaded, env),
    notRegistered: say(callMessages.businessMapNotRegistered, env),
  };
  return (
    <div {...root} className="BusinessBikeMapSE">
      <ScriptEmbed
        env={env}
        src={isAllowed ? address : ''}
        tag="business-bike-map"
        attributes={{ locale: env.locale, country: env.country }}
        texts={texts}
        data={data}
      />
    </div>
  );
}
