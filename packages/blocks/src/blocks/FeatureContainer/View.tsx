import { fillIn, flagAttributes, flagSideAttributes, translate } from 'page-format';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { Prompt } from '../../ui/Prompt.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { FeatureContainer } from './block.ts';

/**
 * Both zones are in the page. Style shows the off-zone; a rule that the page's head writes for the features that are
 * on turns this around before anything is painted.
 */
export function View({ props, areas, root, env, prompt }: ViewProps<typeof FeatureContainer>) {
  const editing = env.mode === 'edit';
  const feature = props.featureName.trim();
  const quoted = feature && `“${feature}”`;
  const tell = (text: 'featureOn' | 'featureOff') =>
    fillIn(translate(CANVAS_TEXTS[text], env.editorLanguage), { feature: quoted }).trim();
  return (
    <div {...root} className="FeatureContainer" {...flagAttributes(feature)} data-editing={editing || undefined}>
      {prompt && <Prompt text={prompt} />}
      <div className={editing ? 'Flow' : undefined} {...flagSideAttributes('on')}>
        {editing && <p className="BlockNotice">{tell('featureOn')}</p>}
        {areas.on}
      </div>
      <div className={editing ? 'Flow' : undefined} {...flagSideAttributes('off')}>
        {editing && <p className="BlockNotice">{tell('featureOff')}</p>}
        {areas.off}
      </div>
    </div>
  );
}
