import { Fragment } from 'react';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { Title } from './block.ts';

/** The marker `br` as a word of its own makes a line break (specification point 2), also as people know it: `<br>`. */
const LINE_BREAK = /\s*(?:<br\s*\/?>|(?<![\p{L}\p{N}-])br(?![\p{L}\p{N}-]))\s*/u;

export function View({ props, root, env }: ViewProps<typeof Title>) {
  if (props.title.trim() === '') return null;
  const Heading = `h${props.type}` as 'h1';
  return (
    <Heading
      {...root}
      {...editable(env, 'title')}
      className="Title"
      id={props.uniqueId || undefined}
      data-size={props.size}
      data-align={props.alignment}
      data-align-mobile={props.alignmentMobile}
      data-font={props.fontFamily}
      style={props.overrideTextColor ? { color: props.textColor } : undefined}
    >
      {splitLines(props.title).map((line, index) => (
        <Fragment key={index}>
          {index > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Heading>
  );
}

/** Titles without the letters never ask the expression: building its classes of letters takes a browser 3 ms. */
function splitLines(title: string): string[] {
  return title.includes('br') ? title.split(LINE_BREAK) : [title];
}
