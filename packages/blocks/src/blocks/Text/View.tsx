import { editable, type ViewProps } from '../../ui/view.ts';
import type { Text } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof Text>) {
  if (props.content.trim() === '') return null;
  return (
    <p
      {...root}
      {...editable(env, 'content')}
      className="Text"
      data-size={props.size}
      data-align={props.alignment}
      data-font={props.fontFamily}
      style={props.overrideTextColor ? { color: props.textColor } : undefined}
    >
      {props.content}
    </p>
  );
}
