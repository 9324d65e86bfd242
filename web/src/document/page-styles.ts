import { styleSheet } from '@lumavelo/blocks/style';
import footer from '../layout/footer.css?inline';
import header from '../layout/header.css?inline';
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
    css = styleSheet({ types }) + layout + header + footer;
    byTypes.set(key, css);
  }
  return css;
}
