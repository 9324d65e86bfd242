import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { Button } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof Button>) {
  if (props.label.trim() === '') return null;
  return (
    <a
      {...root}
      {...editable(env, 'label')}
      {...dataLayerAttributes(props.dataLayerItems, env)}
      id={props.uniqueId || undefined}
      className="Button"
      data-type={props.type}
      href={props.link}
    >
      {props.label}
    </a>
  );
}
