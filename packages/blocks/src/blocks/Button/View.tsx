import { dataLayerAttributes } from '../../ui/data-layer.ts';
import type { ViewProps } from '../../ui/view.ts';
import type { Button } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof Button>) {
  if (props.label.trim() === '') return null;
  return (
    <a
      {...root}
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
