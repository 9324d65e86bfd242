import { EditableElement } from '../../ui/EditableText.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { List } from './block.ts';

export function View({ props, areas, root, env }: ViewProps<typeof List>) {
  if (props.items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers no longer call it a list
    <ol {...root} className="List" role="list">
      {props.items.map(({ id, title }) => (
        <li key={id} className="List-item Flow">
          <EditableElement as="p" className="List-title" env={env} path={['items', id, 'title']} text={title} />
          {areas[id]}
        </li>
      ))}
    </ol>
  );
}
