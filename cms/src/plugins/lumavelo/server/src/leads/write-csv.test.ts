import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCsv, guardFormulas } from './write-csv.ts';

const COLUMNS = ['name', 'message'];

async function write(records: readonly Record<string, string>[]): Promise<string> {
  const csv = createCsv(COLUMNS);
  for (const record of records) csv.write(record);
  csv.end();
  let text = '';
  for await (const part of csv) text += part;
  return text;
}

/** As somebody's spreadsheet reads it that takes another sign for the separator. */
const SEPARATORS = [';', ',', '\t', '|'];
const readAs = (text: string, delimiter: string): string[][] =>
  parse(text, { bom: true, delimiter, relax_quotes: true, relax_column_count: true });

/** Read by another library. */
const readBySheet = (text: string): string[][] => {
  const book = read(text.replace(/^\ufeff/, ''), { type: 'string', raw: true, FS: ';' });
  return utils.sheet_to_json(Object.values(book.Sheets)[0] as object, { header: 1, defval: '' });
};

const FORMULA = /^["\s]*[=＝@＠+＋\-－].*[(!=&]/;

const words = fc.constantFrom(
  'Fiets',
  'naar werk',
  'één; twee',
  'a, b',
  'zei "ja"',
  'regel\nregel',
  'a\tb',
  'a|b',
  '100 %',
);
const honest = fc.oneof(
  words,
  fc.tuple(words, words).map((parts) => parts.join(' ')),
  fc.constantFrom(
    '+31 6 1234 5678',
    '+49 (0)30/1234-56',
    '-5%',
    '- eerst\n- dan bellen',
    'prijs: -10',
    'jan@voorbeeld.nl',
  ),
);
const attacks = fc.constantFrom(
  '=HYPERLINK("https://evil.test")',
  "=cmd|' /C calc'!A0",
  '@SUM(1+1)*cmd',
  "+1+cmd|'/C calc'!A1",
  "-2+3+cmd|'/C calc'!A1",
  '＝1+IMPORTXML("https://evil.test")',
);
const hostile = fc
  .tuple(
    fc.oneof(fc.constant(''), words),
    fc.constantFrom('', ',', ';', '\t', '\n', '\r', '|'),
    fc.constantFrom('', '"'),
    attacks,
  )
  .map(([before, separator, quote, attack]) => (separator === '' ? '' : before) + separator + quote + attack);

test('honest text is read as it was written, by two readers', async () => {
  const texts = fc.sample(honest, { numRuns: 500, seed: 1 });
  const text = await write(texts.map((message, index) => ({ name: `Nr. ${index}`, message })));
  const lines = texts.map((message, index) => [`Nr. ${index}`, message]);
  expect(readAs(text, ';')).toEqual([COLUMNS, ...lines]);
  expect(readBySheet(text)).toEqual([COLUMNS, ...lines]);
});

test('no cell is a formula, whatever sign is taken for the separator', async () => {
  const texts = fc.sample(hostile, { numRuns: 500, seed: 2 });
  const text = await write(texts.map((message) => ({ name: message, message })));
  for (const separator of SEPARATORS) {
    const cells = readAs(text, separator).flat();
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
  }
  expect(
    readBySheet(text)
      .flat()
      .filter((cell) => FORMULA.test(cell)),
  ).toEqual([]);
});

test('what calculates gets an apostrophe, and nothing else', () => {
  expect(guardFormulas('=1+1')).toBe("'=1+1");
  expect(guardFormulas('Hallo,=1+A1')).toBe("Hallo,'=1+A1");
  expect(guardFormulas('+31 6 1234 5678')).toBe('+31 6 1234 5678');
  expect(guardFormulas('1 = 1, mail jan@voorbeeld.nl')).toBe('1 = 1, mail jan@voorbeeld.nl');
});
