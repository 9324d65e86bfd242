import type { AnchorHTMLAttributes, HTMLAttributes } from 'react';
import type { SiteEnv } from '../site/site-context.ts';
import { editable } from './view.ts';

interface EditableTextProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  env: Pick<SiteEnv, 'mode'>;
  /** As `editable` takes it. */
  path: string[];
  text: string;
}

/**
 * A text property beside other things, such as an icon: while editing it gets an element of its own. With an address it
 * is a link, which takes the other attributes.
 */
export function EditableText({ env, path, text, ...link }: EditableTextProps) {
  const attributes = editable(env, ...path);
  if (link.href) {
    return (
      <a {...link} {...attributes}>
        {text}
      </a>
    );
  }
  return env.mode === 'edit' ? <span {...attributes}>{text}</span> : text;
}

interface EditableElementProps extends HTMLAttributes<HTMLElement> {
  as: 'h2' | 'p' | 'span';
  env: Pick<SiteEnv, 'mode'>;
  path: string[];
  text: string;
}

/** A text property with an element of its own, which is left out while there is no text. */
export function EditableElement({ as: Element, env, path, text, ...attributes }: EditableElementProps) {
  if (text === '') return null;
  return (
    <Element {...attributes} {...editable(env, ...path)}>
      {text}
    </Element>
  );
}
