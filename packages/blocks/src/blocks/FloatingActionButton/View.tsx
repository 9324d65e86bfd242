import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { usePopup } from '../../ui/Popup.tsx';
import { Prompt } from '../../ui/Prompt.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { FloatingActionButton } from './block.ts';
import { ICONS } from './icons.ts';

export function View({ props, areas, root, env, prompt, example }: ViewProps<typeof FloatingActionButton>) {
  const isPopup = props.actionType === 'popup';
  const { opener, popup } = usePopup({ label: props.title, env, children: areas.popup });
  if (prompt) {
    return (
      <div {...root}>
        <Prompt text={prompt} example={example} />
        {isPopup && popup}
      </div>
    );
  }
  if (props.title.trim() === '') return null;
  const button = {
    ...dataLayerAttributes(props.dataLayerItems, env),
    className: 'FloatingActionButton-button',
    children: (
      <>
        <Icon path={ICONS[props.icon]} lines={2} />
        <EditableText env={env} path={['title']} text={props.title} />
      </>
    ),
  };
  const place = {
    ...root,
    'data-position': props.position,
    'data-mobile': props.showOnMobile ? undefined : 'hidden',
    // On the canvas it stands among the other blocks, where it can be selected and its popup edited.
    'data-inline': env.mode === 'edit' || undefined,
  };
  if (!isPopup) {
    return (
      <div {...place} className="FloatingActionButton">
        <a {...button} href={props.link} />
      </div>
    );
  }
  return (
    <popup-block {...place} class="FloatingActionButton">
      <a {...button} {...opener} />
      {popup}
    </popup-block>
  );
}
