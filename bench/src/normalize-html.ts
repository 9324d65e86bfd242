import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/**
 * HTML as a browser reads it, written in one way: the order of attributes, the spelling of entities and the space
 * inside style attributes differ between renderers and mean nothing.
 */
export function normalizeHtml(html: string): string {
  const document = parse(html);
  visit(document);
  return serialize(document);
}

function visit(node: Node): void {
  if ('attrs' in node) {
    node.attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const attribute of node.attrs) {
      if (attribute.name === 'style')
        attribute.value = attribute.value.replace(/\s*([:;])\s*/g, '$1').replace(/;$/, '');
    }
  }
  if ('childNodes' in node) node.childNodes.forEach(visit);
}
