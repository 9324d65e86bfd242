import type { Fault } from '../fault.ts';

const blocks = (file: string, test: string) =>
  ({ step: 'unit', package: 'packages/blocks', files: [file], test }) as const;

/** What blocks are made of: rules, properties, stores. */
export const libraryFaults: Fault[] = [
  {
    name: 'A link with javascript: is kept',
    file: 'packages/blocks/src/core/links.ts',
    find: "'cid', 'xmpp'] as const",
    replace: "'cid', 'xmpp', 'javascript'] as const",
    noticedBy: blocks('src/core/links.test.ts', 'refuses'),
  },
  {
    name: 'A price that ends in half a cent is rounded down',
    file: 'packages/blocks/src/site/price.ts',
    find: "fraction.charAt(2) >= '5'",
    replace: "fraction.charAt(2) > '5'",
    noticedBy: blocks('src/core/price.test.ts', 'priceText'),
  },
  {
    name: 'Old blocks miss the first step of their migration',
    file: 'packages/blocks/src/core/migrate.ts',
    find: 'Math.max(block.v, 1) - 1',
    replace: 'Math.max(block.v, 1)',
    noticedBy: blocks('src/core/migrate.test.ts', 'goes through every step in order'),
  },
  {
    name: 'Pages in a second language lose the prefix of their address',
    file: 'packages/blocks/src/site/locales.ts',
    find: "return entry.prefix + tail || '/';",
    replace: "return tail || '/';",
    noticedBy: blocks('src/core/locales.test.ts', 'pagePath'),
  },
  {
    name: 'An image as wide as one of its smaller versions is shown without that version',
    file: 'packages/blocks/src/site/image-variants.ts',
    find: 'variant.width <= width',
    replace: 'variant.width < width',
    noticedBy: blocks('src/core/image-variants.test.ts', 'nothing is scaled up'),
  },
  {
    name: 'New tabs are open at first',
    file: 'packages/blocks/src/blocks/Tabs/block.ts',
    find: 'default: true,',
    replace: 'default: false,',
    noticedBy: blocks('src/conformance/specification.test.ts', 'Tabs has its fields'),
  },
  {
    name: 'A fourth bike is taken into the comparison',
    file: 'packages/blocks/src/client/bike-store.ts',
    find: 'return ids.length < limit ?',
    replace: 'return ids.length <= limit ?',
    noticedBy: blocks('src/client/bike-store.test.ts', 'three bikes are compared'),
  },
  {
    name: 'A link in a text hands its opener to the page in the new tab',
    file: 'packages/blocks/src/ui/link-mark.ts',
    find: "    rel.add('noopener').add('noreferrer');\n",
    replace: '',
    noticedBy: blocks('src/ui/link-mark.test.ts', 'a new tab never gets its opener'),
  },
];
