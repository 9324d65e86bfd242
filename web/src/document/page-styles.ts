import { styleSheet } from '@lumavelo/blocks/style';
import layout from '../layout/layout.css?inline';

const byTypes = new Map<string, string>();

/**
 * The style sheet of a page, written into it: what stands around the blocks, and the blocks it uses. Pages with the same
 * blocks share the text, which is made once per set of types.
 */
export function pageStyles(types: ReadonlySet<string>): string {
  const key = [...types].sort().join();
  let css = byTypes.get(key);
  if (css === undefined) {
    css = styleSheet({ types }) + layout;
    byTypes.set(key, css);
  }
  return css;
}
