import type { Block, Fields, RichTextNode } from 'page-format';
import { isEmptyRichText, listRichTextNodes, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { type Fixture, type Fixtures, fixtureBlock, fixtureReferences, fixtures } from '../fixtures/index.ts';
import { registry } from '../registry.ts';
import { renderPage } from '../render/index.ts';
import type { SiteContext } from '../site/site-context.ts';

/**
 * Editors type a text where it stands on the canvas. Views say which element shows which property (`editable`), so that
 * nobody has to search for it.
 */

type Element = DefaultTreeAdapterTypes.Element;

const all: Readonly<Record<string, Fixtures>> = fixtures;
const blocks = [...registry.values()].map((definition) => ({ type: definition.type, definition }));

describe.each(blocks)('$type', ({ type, definition }) => {
  const { samples, notInPlace = {} } = all[type] as Fixtures;

  test('every text that it shows can be typed where it stands, or it is said why not', () => {
    const { own, values } = draw(type, 'default', samples.default);
    const formatted = listTexts(definition.props, values, { formatted: true });
    const shown = own.filter((element) => propOf(element) === undefined).map(readOwnText);
    const marked = new Set(own.flatMap((element) => propOf(element) ?? []));
    const texts = listTexts(definition.props, values);
    const unmarked = texts.filter(
      ({ path, prop, text }) =>
        !marked.has(path) && !(prop in notInPlace) && shown.some((words) => words.includes(squeeze(text))),
    );
    expect(unmarked).toEqual([]);
    expect(formatted.filter(({ path, prop }) => !marked.has(path) && !(prop in notInPlace))).toEqual([]);
    const names = listTexts(definition.props, values, { withEmpty: true }).map(({ prop }) => prop);
    expect(names).toEqual(expect.arrayContaining(Object.keys(notInPlace)));
  });

  test.each(Object.entries(samples))(
    'an element that is marked shows one text and nothing else: %s',
    (name, sample) => {
      const { own, values } = draw(type, name, sample);
      const paths = listTexts(definition.props, values, { withEmpty: true }).map(({ path }) => path);
      const formatted = listTexts(definition.props, values, { formatted: true });
      for (const element of own) {
        const path = propOf(element);
        if (path === undefined) continue;
        // The text editor takes the whole element, so nothing of the View's own may stand in it.
        const whole = formatted.find((each) => each.path === path);
        if (whole) {
          expect(readWholeText(element)).toBe(squeeze(whole.text));
          continue;
        }
        expect(paths).toContain(path);
        // While it is typed it is a text box, which no tab or button can be.
        expect(attribute(element, 'role')).toBeUndefined();
        // Typing replaces what is in it.
        expect(elementsIn(element).filter(({ tagName }) => tagName !== 'br')).toEqual([]);
      }
    },
  );

  test.each(Object.entries(samples))('visitors get none of these marks: %s', (name, sample) => {
    expect(draw(type, name, sample, 'site').markup).not.toContain('data-prop');
  });
});

/** A sample's elements, without those of the blocks in it, and its values. */
function draw(type: string, name: string, sample: Fixture, mode: SiteContext['mode'] = 'edit') {
  const block: Block = fixtureBlock(type, name, sample, (of) => registry.get(of)?.version ?? 1);
  const { parts } = renderPage(
    { format: 'page', formatVersion: 1, blocks: [block] },
    {
      ...{ mode, locale: 'nl', country: 'nl', lang: 'nl-NL', cmsUrl: '' },
      refs: fixtureReferences((file) => `/images/${file}`),
      responses: sample.data ? { [block.id]: sample.data } : {},
    },
  );
  const markup = parts.filter((part) => typeof part === 'string').join('');
  const own = elementsIn(parseFragment(markup)).filter((element) => holderOf(element) === block.id);
  return { own, markup, values: readFields(registry.get(type)?.props ?? {}, block.props) };
}

interface TextValue {
  /** As Views name it: `items.<id>.title`. */
  path: string;
  /** As fixtures name it: `items.title`. */
  prop: string;
  text: string;
}

interface Wanted {
  withEmpty?: boolean;
  /** Those that are formatted, in place of the plain ones, with their words. */
  formatted?: boolean;
}

function listTexts(fields: Fields, values: Record<string, unknown>, wanted: Wanted = {}): TextValue[] {
  const { withEmpty, formatted } = wanted;
  return Object.entries(fields).flatMap(([name, field]): TextValue[] => {
    const value = values[name];
    if (field.kind === 'richText' && formatted && !isEmptyRichText(value as RichTextNode)) {
      const text = listRichTextNodes(value as RichTextNode).map((node) => node.text ?? '');
      return [{ path: name, prop: name, text: text.join('') }];
    }
    if (formatted && field.kind !== 'list') return [];
    if (field.kind === 'text' || field.kind === 'textarea') {
      const text = String(value ?? '');
      return text.trim() !== '' || withEmpty ? [{ path: name, prop: name, text }] : [];
    }
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    const { item } = field as unknown as ListField;
    return (value as { id: string }[]).flatMap((entry) =>
      listTexts(item, readFields(item, entry), wanted).map((text) => ({
        path: `${name}.${entry.id}.${text.path}`,
        prop: `${name}.${text.prop}`,
        text: text.text,
      })),
    );
  });
}

function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): Element[] {
  return parent.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elementsIn(child)] : []));
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function propOf(element: Element): string | undefined {
  return attribute(element, 'data-prop');
}

function holderOf(element: DefaultTreeAdapterTypes.ParentNode | null): string | undefined {
  if (!element || !('tagName' in element)) return undefined;
  return attribute(element, 'data-block-id') ?? holderOf(element.parentNode);
}

/** The words that stand in an element itself. */
function readOwnText({ childNodes }: Element): string {
  return squeeze(childNodes.map((node) => ('value' in node ? node.value : '')).join(''));
}

/** The words that stand in an element and in all that it holds. */
function readWholeText(element: Element): string {
  return squeeze(
    element.childNodes
      .map((node) => ('tagName' in node ? readWholeText(node) : 'value' in node ? node.value : ''))
      .join(''),
  );
}

/** Without white space and without the word `br`, which headings draw as a line break. */
function squeeze(text: string): string {
  return text.replace(/\bbr\b|\s+/g, '');
}
