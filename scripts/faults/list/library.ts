import type { Fault } from '../fault.ts';

const unit = (folder: string) => (file: string, test: string) =>
  ({ step: 'unit', package: folder, files: [file], test }) as const;
const blocks = unit('packages/blocks');
const format = unit('packages/page-format');

/** What blocks are made of: rules, properties, stores. */
export const libraryFaults: Fault[] = [
  {
    name: 'Part-time workers of another country get the calculator for employees',
    file: 'packages/blocks/src/site/own-calculator.ts',
    find: 'isCalculatorProfile(profile) ? env.profileCalculators?.[profile] : env.calculatorSlug',
    replace: 'env.calculatorSlug',
    noticedBy: blocks(
      'src/blocks/CalculatorPageElement/View.test.tsx',
      'a calculator for a profile gives way to the one for the same profile',
    ),
  },
  {
    name: 'A home page tells amounts of somebody else as those of the default person',
    file: 'packages/blocks/src/blocks/MonthlyPrice/read-start.ts',
    find: 'lease: isDefault ? readBikeCosts(configuration, results) : undefined',
    replace: 'lease: readBikeCosts(configuration, results)',
    noticedBy: blocks('src/blocks/MonthlyPrice/read-start.test.ts', 'amounts of somebody else'),
  },
  {
    name: 'A link with javascript: is kept',
    file: 'packages/page-format/src/links/links.ts',
    find: "'cid', 'xmpp'] as const",
    replace: "'cid', 'xmpp', 'javascript'] as const",
    noticedBy: format('src/links/links.test.ts', 'refuses'),
  },
  {
    name: 'Of several translations that are too long the shortest is told',
    file: 'packages/page-format/src/check/long-translations.ts',
    find: 'Math.max(room, countCharacters(most))',
    replace: 'room',
    noticedBy: format('src/check/long-translations.test.ts', 'of several the longest is told'),
  },
  {
    name: 'A misspelt option of a field is no mistake',
    file: 'packages/page-format/src/declaration/find-mistakes.ts',
    find: "code === 'unrecognized_keys' && 'keys' in issue ? issue.keys",
    replace: "code === 'unrecognized_keys' && 'keys' in issue ? issue.keys.slice(1)",
    noticedBy: format('src/declaration/beginners-mistakes.test.ts', 'a misspelt option'),
  },
  {
    name: 'Of a page that cannot be drawn another block is named',
    file: 'packages/page-format/src/react/render-page.tsx',
    find: 'blocks: [{ ...block, areas: {} }]',
    replace: 'blocks: [block]',
    noticedBy: format('src/react/create-renderer.test.tsx', 'a block that cannot be drawn is named'),
  },
  {
    name: 'Script that several blocks share is counted for each of them',
    file: 'packages/page-format/src/check/script-budget.ts',
    find: 'bytes, blocks: blocks.filter(',
    replace: 'bytes: bytes * blocks.length, blocks: blocks.filter(',
    noticedBy: format('src/check/script-budget.test.ts', 'what blocks share is counted once'),
  },
  {
    name: 'A price that ends in half a cent is rounded down',
    file: 'packages/blocks/src/site/price.ts',
    find: "fraction.charAt(2) >= '5'",
    replace: "fraction.charAt(2) > '5'",
    noticedBy: blocks('src/site/price.test.ts', 'priceText'),
  },
  {
    name: 'Old blocks miss the first step of their migration',
    file: 'packages/page-format/src/block/migrate.ts',
    find: 'Math.max(block.v, 1) - 1',
    replace: 'Math.max(block.v, 1)',
    noticedBy: format('src/block/migrate.test.ts', 'goes through every step in order'),
  },
  {
    name: 'Pages in a second language lose the prefix of their address',
    file: 'packages/blocks/src/site/locales.ts',
    find: "return entry.prefix + tail || '/';",
    replace: "return tail || '/';",
    noticedBy: blocks('src/site/locales.test.ts', 'pagePath'),
  },
  {
    name: 'An image as wide as one of its smaller versions is shown without that version',
    file: 'packages/blocks/src/site/image-variants.ts',
    find: 'variant.width <= width',
    replace: 'variant.width < width',
    noticedBy: blocks('src/site/image-variants.test.ts', 'nothing is scaled up'),
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
  {
    name: 'A wrong placeholder is published',
    file: 'packages/blocks/src/registry.ts',
    find: '  knownPlaceholders,\n',
    replace: '',
    noticedBy: blocks('src/placeholders/placeholders.test.ts', 'a name that is none is told with block and field'),
  },
  {
    name: 'A placeholder that is formatted in parts is shown with its braces',
    file: 'packages/blocks/src/placeholders/replace.ts',
    find: "while (typeof content[end]?.text === 'string') end += 1;",
    replace: '',
    noticedBy: blocks('src/placeholders/placeholders.test.ts', 'formatted as it begins'),
  },
  {
    name: 'Where a picture is cut, its focal point is left out',
    file: 'packages/blocks/src/ui/image-attributes.ts',
    find: '    style: focalStyle(file.focalPoint),\n',
    replace: '',
    noticedBy: blocks(
      'src/conformance/focal-points.test.ts',
      'every picture of the media library keeps its focal point',
    ),
  },
  {
    name: 'A cropped picture is drawn around its middle, whatever its focal point is',
    file: 'packages/page-format/src/references/place-in-crop.ts',
    find: 'if (!focalPoint) return',
    replace: 'return',
    noticedBy: format('src/references/place-in-crop.test.ts', 'a focal point in a part is'),
  },
  {
    name: 'A part of a picture is drawn from a version that is as wide as its place',
    file: 'packages/blocks/src/ui/Picture.tsx',
    find: 'widen(sizes, times)',
    replace: 'widen(sizes, 1)',
    noticedBy: blocks('src/ui/Picture.test.tsx', 'has a source twice as wide'),
  },
  {
    name: 'A page with sections is composed past what a page may hold',
    file: 'packages/page-format/src/sections/compose-page.ts',
    find: "    if (this.#bytes > DOCUMENT_LIMITS.bytes) throw new LimitPassed('bytes', block);\n",
    replace: '',
    noticedBy: format('src/sections/compose-page.test.ts', 'is left at the limit, however much would follow'),
  },
  {
    name: 'The commas between the blocks of a section are not counted',
    file: 'packages/page-format/src/sections/compose-page.ts',
    find: ' + (follows ? 1 : 0)',
    replace: '',
    noticedBy: format('src/sections/compose-page.test.ts', 'holds 1 MB to the byte, in UTF-8: in a list by itself'),
  },
  {
    name: 'In the editor, components of others wait for a script that does not come',
    file: 'packages/blocks/src/ui/ScriptEmbed.tsx',
    find: "definedElements.includes(tag) ? 'ready' : 'elsewhere'",
    replace: "definedElements.includes(tag) ? 'ready' : 'loading'",
    noticedBy: blocks(
      'src/ui/ScriptEmbed.test.tsx',
      'the editor says of other components that they are shown on the site',
    ),
  },
  {
    name: 'A translation whose tags stand in each other is taken',
    file: 'packages/page-format/src/translation/tagged-text.ts',
    find: 'if (open || !piece?.isTagged',
    replace: 'if (!piece?.isTagged',
    noticedBy: format('src/translation/tagged-text.test.ts', 'a tag that opens in another is refused'),
  },
];
