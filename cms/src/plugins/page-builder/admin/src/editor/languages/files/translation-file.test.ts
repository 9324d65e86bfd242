import fc from 'fast-check';
import type { RichTextNode } from 'page-format';
import { describe, expect, test } from 'vitest';
import { pairTexts, type TextPair } from '../../../../../shared/translation/pair-texts.ts';
import { card, paragraph, registry } from '../../../../../shared/translation/testing/card.ts';
import { applyAction } from '../../../model/actions/index.ts';
import { treeOf } from '../../../model/testing/page.ts';
import { putTexts } from '../put-texts.ts';
import { FORMATS, type Format, findPart, readFile, writeFile } from './read-file.ts';
import { compareFile, type FilePart, type FileUnit, nameDocument, writeUnits } from './translation-file.ts';

const place = { model: 'api::page.page', documentId: 'd', field: 'content', from: 'en', to: 'nl' };
const document = nameDocument(place);

const linked: RichTextNode = {
  type: 'paragraph',
  content: [
    { type: 'text', text: 'Read ' },
    { type: 'text', text: 'the offer', marks: [{ type: 'link', attrs: { href: '/offer' } }] },
    { type: 'text', text: ' & order "now"; or\u00a0later' },
  ],
};
const original = card('Lamps', ['One', 'Two'], { a: 'Fast', b: '=Safe' });
const source = treeOf({
  ...original,
  props: { ...original.props, body: { type: 'doc', content: [linked, paragraph('Two')] } },
});
const pairsWith = (target = source, locale = 'en') => pairTexts(source, target, {}, locale, registry);
const nameOf = ({ source: text, index }: TextPair) => `${text.place.join(' › ')} ${index}`;
const units = writeUnits(pairsWith(), nameOf);
const throughAll = (parts: readonly FilePart[], format: Format) =>
  readFile(writeFile({ from: 'en', to: 'nl', parts }, format).content);
const through = async (written: readonly FileUnit[], format: Format) =>
  findPart(await throughAll([{ document, title: 'Lamps', units: written }], format), place).part.units;
const readUnits = async (file: Blob) => findPart(await readFile(file), place).part.units;

/** As a translator leaves it: words in capitals, tags as they are. */
const shout = (tagged: string) =>
  tagged.replace(/(?<=^|>)[^<]+/g, (words) => words.replace(/[a-z]/g, (sign) => sign.toUpperCase()));
const translated = units.map((unit) => ({ ...unit, target: shout(unit.source).replaceAll('&AMP;', '&amp;') }));

describe.each(FORMATS)('in %s', (format) => {
  test('a page goes out, comes back translated, and stands in its places', async () => {
    const { changes, problems, untranslated } = compareFile(await through(translated, format), pairsWith());
    expect([problems, untranslated, changes.filter(({ isWritten }) => isWritten)]).toEqual([[], 0, []]);
    const { action } = putTexts(source, changes, registry);
    const { title, body, points } = applyAction(source, action, registry).blocks.get('c')?.props ?? {};
    expect([title, points]).toEqual([
      'LAMPS',
      [
        { id: 'a', name: 'FAST' },
        { id: 'b', name: '=SAFE' },
      ],
    ]);
    expect((body as RichTextNode).content?.[0]?.content).toEqual([
      { type: 'text', text: 'READ ' },
      { type: 'text', text: 'THE OFFER', marks: [{ type: 'link', attrs: { href: '/offer' } }] },
      { type: 'text', text: ' & ORDER "NOW"; OR\u00a0LATER' },
    ]);
  });

  test('words of any kind come back as they went', async () => {
    const sign = fc.constantFrom(...'aé=+-@\'",;\t <>&/#!😀\u00a0ß');
    const words = fc.string({ unit: sign, minLength: 1, maxLength: 20 }).map((text) => `w${text}w`);
    const escaped = words.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    const line = fc.tuple(escaped, escaped).map(([one, other]) => `${one}<x id="2">${other}</x><x id="3"></x>`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(line, line, words), { minLength: 1, maxLength: 5 }), async (lines) => {
        const written = lines.map(([from, to, name], index) => ({
          ...{ id: `${name}/title/0#${index}@v`, name, source: from, target: to },
        }));
        expect(await through(written, format)).toEqual(written);
      }),
      { numRuns: 60 },
    );
  });

  test('three pages go out in one file and come back, each with its own texts', async () => {
    const pages = ['d', 'e', 'f'].map((documentId, index) => ({
      document: nameDocument({ ...place, documentId }),
      title: `Page <${index}> & "more"`,
      units: translated.slice(index).map((unit) => ({ ...unit, name: `${unit.name} ${documentId}` })),
    }));
    const parts = await throughAll(pages, format);
    const read = parts.map(({ units: own, ...part }) => ({
      ...part,
      units: own.map(({ id, name, source, target }) => ({ id, name, source, target })),
    }));
    const written = pages.map(({ units: own, ...part }) => ({
      ...part,
      units: own.map(({ id, name, source, target }) => ({ id, name, source, target })),
    }));
    expect(read).toEqual(written);
    const { part, others } = findPart(parts, { ...place, documentId: 'e' });
    expect([part.title, others]).toEqual(['Page <1> & "more"', 2]);
  });

  test('a file of another page or of other languages is refused', async () => {
    const other = async (name: string) =>
      findPart(await throughAll([{ document: name, title: '', units }], format), place);
    await expect(other(nameDocument({ ...place, documentId: 'e' }))).rejects.toMatchObject({ reason: 'document' });
    await expect(other(nameDocument({ ...place, to: 'fr' }))).rejects.toMatchObject({
      reason: 'languages',
      values: { from: 'en', to: 'fr', wantedFrom: 'en', wantedTo: 'nl' },
    });
  });
});

describe('of what comes back', () => {
  const target = treeOf(card('Lampen', ['One', 'Two'], { a: 'Fast' }));

  test('texts that nobody translated, or that stand here already, change nothing', () => {
    const pairs = pairsWith(target);
    const [title, ...rest] = writeUnits(pairs, nameOf);
    expect(title).toMatchObject({ source: 'Lamps', target: 'Lampen', isConfirmed: true });
    const comparison = compareFile([title as FileUnit, ...rest], pairs);
    expect(comparison).toMatchObject({ changes: [], problems: [], same: 1 });
  });

  test('what somebody wrote here meanwhile is told, and no other text', () => {
    const { changes } = compareFile(translated, pairsWith(treeOf(card('Lampen', [], { a: 'Fast', b: '=Safe' }))));
    expect(changes.filter(({ isWritten }) => isWritten).map(({ pair }) => nameOf(pair))).toContain('title 0');
    expect(changes.find(({ pair }) => nameOf(pair) === 'points › a › name 0')?.isWritten).toBe(false);
  });

  test.each<[string, Partial<FileUnit>, string]>([
    ['a text that the page does not have', { id: 'x/title/0#1@v' }, 'foreign'],
    ['an id of another form', { id: 'Lamps' }, 'foreign'],
    ['an original that has changed', { source: 'Lights', target: 'Lampen' }, 'changed'],
    ['a tag that is none', { target: 'Lampen <x id="7">!</x>' }, 'tags'],
    ['far too many words', { target: 'Lampen '.repeat(200) }, 'long'],
  ])('%s is named', (_, change, problem) => {
    const [title] = translated as [FileUnit];
    expect(compareFile([{ ...title, ...change }], pairsWith()).problems).toMatchObject([{ problem }]);
  });

  test('a text of several lines needs all of them, in whatever order they come', () => {
    const lines = treeOf(card('One\nTwo', []));
    const pairs = pairTexts(lines, lines, {}, 'en', registry);
    const [first, second] = writeUnits(pairs, nameOf) as [FileUnit, FileUnit];
    const [een, twee] = [
      { ...first, target: 'Een' },
      { ...second, target: 'Twee' },
    ];
    expect(compareFile([twee, een], pairs).changes).toMatchObject([{ text: 'Een\nTwee' }]);
    expect(compareFile([een, second], pairs).problems).toMatchObject([{ problem: 'partly' }]);
    expect(compareFile([een], pairs).problems).toMatchObject([{ problem: 'changed' }]);
  });
});

describe('files of other programs', () => {
  const id = (key: string) => units.find(({ name }) => name.startsWith(key))?.id;
  const second = (content: string) =>
    `<?xml version="1.0"?><x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="nl">
      <x:file id="1" original="${document}"><x:group id="g">${content}</x:group></x:file></x:xliff>`;

  test('may have parted a text, marked words, and left CDATA', async () => {
    const content = `<x:unit id="1" name="${id('title')}"><x:segment><x:source>La</x:source><x:target><![CDATA[R&B ]]></x:target></x:segment>
      <x:ignorable><x:source>m</x:source></x:ignorable>
      <x:segment><x:source><x:mrk id="m">ps</x:mrk></x:source><x:target>-<x:mrk id="m" type="term">lampen</x:mrk></x:target></x:segment></x:unit>`;
    const read = await readUnits(new Blob([second(content)]));
    expect(read).toMatchObject([{ source: 'Lamps', target: 'R&amp;B m-lampen' }]);
    expect(compareFile(read, pairsWith()).changes).toMatchObject([{ text: 'R&B m-lampen' }]);
  });

  test('a table may have semicolons, and its columns in another order', async () => {
    const table = `target;where;source;document;id\r\nLampen, ja;;Lamps;${document};${id('title')}\r\n`;
    expect(await readUnits(new Blob([table]))).toMatchObject([{ target: 'Lampen, ja', source: 'Lamps' }]);
  });

  test.each([
    ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${second('')}`, { reason: 'doctype' }],
    ['what is cut off', second('').slice(0, -20), { reason: 'broken' }],
    ['another XML', '<html></html>', { reason: 'noXliff' }],
    ['a version that nobody knows', '<xliff version="3.0"></xliff>', { reason: 'version', values: { version: '3.0' } }],
    ['a table of something else', 'name,price\nLamp,3\n', { reason: 'columns' }],
    ['words', 'Dear translator\nHere it is.\n', { reason: 'noXliff' }],
    ['nothing', '', { reason: 'noXliff' }],
    ['a picture', '\u0089PNG\r\n\u001a\n"', { reason: 'broken' }],
  ])('%s is refused', async (_, text, refusal) => {
    await expect(readUnits(new Blob([text]))).rejects.toMatchObject(refusal);
  });

  test('what is so long that it could not come back is not written', () => {
    const long = { ...(units[0] as FileUnit), source: 'x'.repeat(1_000_000) };
    const parts = [{ document, title: '', units: Array(11).fill(long) as FileUnit[] }];
    expect(() => writeFile({ from: 'en', to: 'nl', parts }, 'csv')).toThrow(
      expect.objectContaining({ reason: 'tooLarge' }),
    );
  });
});
