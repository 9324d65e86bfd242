import { editable, type ViewProps } from '../../ui/view.ts';
import type { List } from './block.ts';

export function View({ props, areas, root, env }: ViewProps<typeof List>) {
  if (props.items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without list markers some screen readers no longer call it a list
    <ol {...root} className="List" role="list">
      {props.items.map(({ id, title }) => (
        <li key={id} className="List-item Flow">
          {title && (
            <p className="List-title" {...editable(env, 'items', id, 'title')}>
              {title}
            </p>
          )}
          {areas[id]}
        </li>
      ))}
    </ol>
  );
}
