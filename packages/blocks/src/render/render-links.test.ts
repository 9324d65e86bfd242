import { type Fields, findProblems } from 'page-format';
import { KEPT_ADDRESSES, REFUSED_ADDRESSES } from 'page-format/testing/addresses';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { type Fixtures, fixtures } from '../fixtures/index.ts';
import { registry } from '../registry.ts';
import { drawBlock } from '../testing/draw-block.ts';

/**
 * The scheme rules of specification point 5, on every link a visitor can press: each link field of each block, in each
 * of its samples, and links in rich text.
 */
interface Place {
  type: string;
  /** Of the property: `link`, or `items.url` inside a list. */
  path: string;
  /** A sample's properties with the address in this place. */
  put(address: unknown): Record<string, unknown>;
}

type Props = Record<string, unknown>;

const richTextWith = (href: unknown) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }] }],
});

/** Places of a kind of field in a sample, those inside lists in each of their items. */
function placesIn(fields: Fields, sample: Props, kind: string): { path: string; put(address: unknown): Props }[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === kind) {
      const put = (address: unknown) => ({ ...sample, [name]: kind === 'richText' ? richTextWith(address) : address });
      return [{ path: name, put }];
    }
    if (field.kind !== 'list') return [];
    const items = (sample[name] ?? []) as Props[];
    return items.flatMap((item, index) =>
      placesIn((field as typeof field & { item: Fields }).item, item, kind).map(({ path, put }) => ({
        path: `${name}.${path}`,
        put: (address: unknown) => ({ ...sample, [name]: items.with(index, put(address)) }),
      })),
    );
  });
}

const allFixtures: readonly Fixtures[] = Object.values(fixtures);

function collectPlaces(kind: string): Place[] {
  return allFixtures.flatMap(({ type, samples }) =>
    Object.values(samples).flatMap(({ props }) =>
      placesIn(registry.get(type)?.props ?? {}, props, kind).map((place) => ({ type, ...place })),
    ),
  );
}

function hrefsIn(markup: string): string[] {
  const elements = (parent: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] =>
    parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
  return elements(parseFragment(markup)).flatMap(({ attrs }) =>
    attrs.filter(({ name }) => name === 'href' || name === 'xlink:href').map(({ value }) => value),
  );
}

const MARK = 'https://site.example/mark';
/** Places that draw their link; where a condition hides the property it leads nowhere. */
const drawn = [...collectPlaces('link'), ...collectPlaces('richText')].filter(({ type, put }) =>
  hrefsIn(drawBlock(type, put(MARK))).includes(MARK),
);
const byProperty = Map.groupBy(drawn, ({ type, path }) => `${type} ${path}`);

test('every link field of every block is among the places', () => {
  const linkFields = (fields: Fields, path = ''): string[] =>
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.kind === 'link' || field.kind === 'richText') return [path + name];
      return field.kind === 'list' ? linkFields((field as typeof field & { item: Fields }).item, `${name}.`) : [];
    });
  const all = [...registry.values()].flatMap(({ type, props }) => linkFields(props).map((path) => `${type} ${path}`));
  expect(all.length).toBeGreaterThan(10);
  expect([...byProperty.keys()].sort()).toEqual(all.sort());
});

test.each([...byProperty])('%s keeps what is allowed, and has no address for anything else', (_, places) => {
  const [{ type, put }] = places as [Place];
  for (const address of KEPT_ADDRESSES) expect(hrefsIn(drawBlock(type, put(address)))).toContain(address);
  for (const address of REFUSED_ADDRESSES) {
    for (const mode of ['site', 'edit'] as const) {
      const hrefs = hrefsIn(drawBlock(type, put(address), mode));
      expect(hrefs, JSON.stringify(address)).not.toContain(address.trim());
      expect(
        hrefs.filter((href) => /script|data:|vbscript|%3a|alert/i.test(href)),
        JSON.stringify(address),
      ).toEqual([]);
    }
    const block = { id: 'sample', type, v: registry.get(type)?.version ?? 1, props: put(address) };
    const problems = findProblems({ format: 'page', formatVersion: 1, blocks: [block] }, registry);
    expect(problems.map(({ message }) => message.en).join(), JSON.stringify(address)).toMatch(/not allowed|link/i);
  }
});
