import { fillIn, translate } from 'page-format';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import type { ViewProps } from '../../ui/view.ts';
import type { Responsive } from './block.ts';

const DEVICES = ['mobile', 'tablet', 'desktop'] as const;

export function View({ props, areas, root, env }: ViewProps<typeof Responsive>) {
  const hidden = DEVICES.filter((device) => !props[device]);
  return (
    <div
      {...root}
      className="Responsive Flow"
      data-hidden={hidden.join(' ') || undefined}
      // While editing the content stays, as a ghost: what cannot be seen cannot be edited.
      data-ghost={env.mode === 'edit' && hidden.length > 0 ? nameHidden(hidden, env.editorLanguage) : undefined}
    >
      {areas.content}
    </div>
  );
}

function nameHidden(screens: readonly (typeof DEVICES)[number][], language = 'en'): string {
  const names = screens.map((screen) => translate(CANVAS_TEXTS[screen], language));
  const listed = new Intl.ListFormat(language).format(names);
  return fillIn(translate(CANVAS_TEXTS.hiddenOn, language), { screens: listed });
}
