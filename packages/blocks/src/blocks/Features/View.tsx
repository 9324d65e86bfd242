import { EditableText } from '../../ui/EditableText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { Features } from './block.ts';
import { ICON_PATHS } from './icon-paths.ts';

export function View({ props, root, env }: ViewProps<typeof Features>) {
  const features = props.features.filter(({ title }) => title.trim() !== '');
  if (features.length === 0) return null;
  return (
    <ul
      {...root}
      className="Features"
      style={{
        color: props.textColor,
        backgroundColor: props.backgroundColor,
        borderColor: props.showBorder ? props.borderColor : undefined,
      }}
    >
      {features.map(({ id, title, icon }) => (
        <li key={id} className="Features-item">
          <Icon path={ICON_PATHS[icon]} lines={1.9} />
          <EditableText env={env} path={['features', id, 'title']} text={title} />
        </li>
      ))}
    </ul>
  );
}
