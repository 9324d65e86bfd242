import type { SiteEnv } from '../site/site-context.ts';
import { editable } from './view.ts';

interface EditableTextProps {
  env: Pick<SiteEnv, 'mode'>;
  /** As `editable` takes it. */
  path: string[];
  text: string;
}

/** A text property beside other things, such as an icon: while editing it gets an element of its own. */
export function EditableText({ env, path, text }: EditableTextProps) {
  return env.mode === 'edit' ? <span {...editable(env, ...path)}>{text}</span> : text;
}
