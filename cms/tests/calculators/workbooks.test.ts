import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { isFull } from '../../../scripts/testing/matrix.ts';
import { compileWorkbook } from '../../src/plugins/lumavelo/server/src/calculations/workbook/compile-workbook.ts';
import { call } from '../harness/client.ts';
import { send } from '../harness/images.ts';
import { harmlessPdf } from '../harness/pdfs.ts';
import {
  type Cells,
  createCalculator,
  perform,
  sendWorkbook,
  uploadWorkbook,
  withParts,
  writeWorkbook,
} from './workbooks.ts';

const CONTENT_MANAGER = '/content-manager/collection-types/api::calculator.calculator';

/** The refusal of a workbook: by the media library where its content is none, else by the calculator. */
async function refusalOf(bytes: Buffer): Promise<string> {
  const sent = await sendWorkbook(bytes);
  if (sent.status !== 201) return sent.body.error.message;
  const { status, body } = await createCalculator({ workbook: sent.body[0].id }, 'draft');
  expect(body.error, JSON.stringify(body)).toBeDefined();
  expect(status).toBe(400);
  expect(body.error.details.errors[0].path).toEqual(['workbook']);
  return body.error.message;
}

describe('a workbook is refused with the cell named', () => {
  it.each<[string, Cells, RegExp]>([
    ['a function that calculators do not have', { A1: 1, C7: '=AGGREGATE(9,6,A1:A2)' }, /C7 \(AGGREGATE\)/],
    ['a function that reads the network', { C8: '=WEBSERVICE("https://example.com")' }, /C8 \(WEBSERVICE\)/],
    ['cells chosen by text', { A1: 'B2', C9: '=INDIRECT(A1)' }, /C9 uses INDIRECT/],
    ['chance', { C10: '=RAND()*2' }, /C10 uses RAND/],
    ['a circle', { A1: '=B1+1', B1: '=A1+1' }, /depend on their own result: A1, B1/],
    ['a circle of one', { D4: '=SUM(D1:D4)' }, /D4/],
    ['another workbook', { E5: '=[1]Sheet1!A1*2' }, /E5 reads from another workbook/],
    ['an unknown name', { F6: '=tax_rate*2' }, /F6.*names that the workbook does not define|not define: F6/],
    ['a deleted cell', { G7: '=#REF!+1' }, /G7 refers to a cell that was deleted/],
  ])('for %s', async (_, cells, message) => {
    await expect(compileWorkbook(writeWorkbook(cells))).rejects.toThrow(message);
  });

  it('when it is saved with a calculator', async () => {
    expect(await refusalOf(writeWorkbook({ A1: 'B2', C9: '=INDIRECT(A1)' }))).toMatch(/C9 uses INDIRECT/);
  });

  it('for a form that would come out otherwise than in Excel', async () => {
    const cells = { A1: 1.005, C7: '=XLOOKUP(2,{1,2},{10,20})' };
    await expect(compileWorkbook(writeWorkbook(cells))).rejects.toThrow(/C7 uses XLOOKUP with \{1,2\}/);
  });

  it.runIf(isFull)('for what takes too long, with the formula that reads the most', async () => {
    const cells = { A1: 1, H8: '=SUMPRODUCT((A1:F1000000=1)*(A1:F1000000=2))' };
    expect(await refusalOf(writeWorkbook(cells))).toMatch(/(longer than|more memory).*H8/);
  });

  it('for a chain of formulas that is too deep, and the server lives on', async () => {
    const chain = Object.fromEntries(Array.from({ length: 1_999 }, (_, row) => [`A${row + 1}`, `=A${row + 2}+1`]));
    expect(await refusalOf(writeWorkbook({ ...chain, A2000: 1 }))).toMatch(/too many steps/);
    expect((await call('/_health')).status).toBeLessThan(300);
  });
});

/** A workbook of a few kilobytes that unpacks to 256 MB, and says that it unpacks to one of them. */
function writeLiar(): Buffer {
  const name = 'xl/worksheets/sheet1.xml';
  const honest = withParts({ A1: 1 }, { [name]: '?'.repeat(1_000) });
  return replacePart(honest, name, deflateRawSync(Buffer.alloc(256 * 1024 * 1024)));
}

/** Puts other bytes in the place of a packed part, and leaves what the file says of how large it is unpacked. */
function replacePart(file: Buffer, name: string, packed: Buffer): Buffer {
  const local = file.indexOf(name) - 30;
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
  const length = file.readUInt32LE(local + 18);
  const grown = packed.length - length;
  const result = Buffer.concat([file.subarray(0, start), packed, file.subarray(start + length)]);
  result.writeUInt32LE(packed.length, local + 18);
  const directory = result.lastIndexOf('PK\u0005\u0006');
  let entry = file.readUInt32LE(directory - grown + 16) + grown;
  result.writeUInt32LE(entry, directory + 16);
  while (result.readUInt32LE(entry) === 0x02014b50) {
    const offset = result.readUInt32LE(entry + 42);
    if (offset === local) result.writeUInt32LE(packed.length, entry + 20);
    else if (offset > local) result.writeUInt32LE(offset + grown, entry + 42);
    entry += 46 + [28, 30, 32].reduce((sum, place) => sum + result.readUInt16LE(entry + place), 0);
  }
  return result;
}

describe('a file is refused', () => {
  it.each<[string, () => Buffer, RegExp]>([
    [
      'that is a zip of something else',
      () => Buffer.from(zipSync({ 'a.txt': strToU8('x') })),
      /no (Excel workbook|\.xlsx file)/,
    ],
    ['that is cut off', () => writeWorkbook({ A1: 1 }).subarray(0, 900), /no (Excel workbook|\.xlsx file)/],
    [
      'that is a zip bomb',
      () => withParts({ A1: 1 }, { 'xl/worksheets/sheet1.xml': new Uint8Array(41 * 1024 * 1024) }),
      /unpack to more than/,
    ],
    ['that says less of its size than it has', writeLiar, /no Excel workbook/],
    [
      'that consists of thousands of parts',
      () => withParts({}, Object.fromEntries(Array.from({ length: 600 }, (_, index) => [`xl/p${index}.xml`, '<a/>']))),
      /more than 500 parts/,
    ],
    [
      'that links to another',
      () => withParts({ A1: 1 }, { 'xl/externalLinks/externalLink1.xml': '<a/>' }),
      /links to another/,
    ],
    ['with macros', () => withParts({ A1: 1 }, { 'xl/vbaProject.bin': 'x' }), /macros/],
    [
      'with a document type',
      () =>
        withParts(
          { A1: 1 },
          { 'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><workbook/>' },
        ),
      /declares a document type/,
    ],
    [
      'that is larger than a workbook may be',
      () => withParts({ A1: 1 }, { 'xl/media/image1.png': randomBytes(6e6) }),
      /larger than 5 MB/,
    ],
  ])('%s', async (_, build, message) => {
    expect(await refusalOf(build())).toMatch(message);
  });

  it('that is no workbook by its name', async () => {
    const sent = await send('paper.pdf', 'application/pdf', harmlessPdf());
    const { status, body } = await createCalculator({ workbook: sent.body[0].id }, 'draft');
    expect(status).toBe(400);
    expect(body.error.message).toContain('"paper.pdf" is no .xlsx file');
  });
});

it('the previous workbook stays live when a new one is refused', async () => {
  const created = await createCalculator({
    workbook: await uploadWorkbook(writeWorkbook({ B3: 2, B4: '=B3*2' })),
    inputs: [{ cell: 'B3' }],
    outputs: [{ cell: 'B4' }],
  });
  const { documentId, slug } = created.body.data;
  const wrong = await uploadWorkbook(writeWorkbook({ B3: 2, B4: '=B4*2' }));
  for (const status of ['draft', 'published']) {
    const data = { workbook: wrong };
    const refused = await call(`/api/calculators/${documentId}?status=${status}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data },
    });
    expect(refused.status).toBe(400);
  }
  expect((await perform(slug, { B3: '4' })).body.results.B4).toBe('8');
  const better = await uploadWorkbook(writeWorkbook({ B3: 2, B4: '=B3*3' }));
  const saved = await call(`/api/calculators/${documentId}?status=draft`, {
    as: 'api',
    method: 'PUT',
    body: { force: true, data: { workbook: better } },
  });
  expect(saved.status).toBe(200);
  expect((await perform(slug, { B3: '4' })).body.results.B4).toBe('8');
  await call(`${CONTENT_MANAGER}/${documentId}/actions/publish`, { as: 'admin', body: {} });
  expect((await perform(slug, { B3: '4' })).body.results.B4).toBe('12');
});

describe('publishing is refused', () => {
  const workbook = () => uploadWorkbook(writeWorkbook({ B3: 2, B4: '=B3*2' }));

  it.each<[string, Record<string, unknown>, RegExp]>([
    ['without a workbook', { workbook: null }, /no workbook yet/],
    ['without an output', { outputs: [] }, /No output cell/],
    ['with an input that holds a formula', { inputs: [{ cell: 'B4' }] }, /B4 holds a formula/],
    ['with a cell declared twice', { inputs: [{ cell: 'B3' }, { cell: 'b3' }] }, /B3 is declared twice/],
    ['with a cell of a sheet that is not there', { outputs: [{ cell: 'Tax!B3' }] }, /no cell Tax!B3/],
    [
      'while a saved test case fails',
      { testCases: [{ name: 'Five', values: { B3: '5' }, expected: { B4: '11' } }] },
      /"Five" fails: B4 should be 11 and is 10/,
    ],
  ])('%s', async (_, part, message) => {
    const entry = { workbook: await workbook(), inputs: [{ cell: 'B3' }], outputs: [{ cell: 'B4' }], ...part };
    const direct = await createCalculator(entry);
    expect(direct.status).toBe(400);
    expect(direct.body.error.message).toMatch(message);
    const draft = await createCalculator(entry, 'draft');
    expect(draft.status).toBe(201);
    const published = await call(`${CONTENT_MANAGER}/${draft.body.data.documentId}/actions/publish`, {
      as: 'admin',
      body: {},
    });
    expect(published.status).toBe(400);
    expect(published.body.error.message).toMatch(message);
  });

  it('and allowed once the test case holds', async () => {
    const testCases = [{ name: 'Five', values: { B3: '5' }, expected: { B4: '10.0000001' } }];
    const entry = { workbook: await workbook(), inputs: [{ cell: 'B3' }], outputs: [{ cell: 'B4' }], testCases };
    expect((await createCalculator(entry)).status).toBe(201);
  });
});

it('callers cannot bring an engine form of their own', async () => {
  const program = { engine: 'own', fileHash: 'x', bytes: 'AAAA', sheetNames: ['Sheet1'], formulaCells: [] };
  const { status } = await createCalculator({ program, outputs: [{ cell: 'B4' }] });
  expect(status).toBe(400);
});

describe('trying out', () => {
  const tryOut = (body: object, as: 'admin' | 'api' | 'nobody' = 'admin') =>
    call('/calculations/try-out', { as, body });

  it('answers results, what Excel kept, and how test cases do, without saving anything', async () => {
    const workbook = await uploadWorkbook(writeWorkbook({ B3: 2, B4: '=B3*2' }));
    const { status, body } = await tryOut({
      workbook,
      country: 'de',
      inputs: [{ cell: 'B3', type: 'money' }],
      outputs: [{ cell: 'B4', type: 'money' }],
      values: { B3: '1.000,50' },
      testCases: [{ name: 'Wrong', values: { B3: '1' }, expected: { B4: '3' } }],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      refusal: null,
      results: { B3: '1000.5', B4: '2001' },
      comparison: { formulas: 1 },
      tests: [{ name: 'Wrong', passed: false, failures: [{ cell: 'B4', expected: '3', actual: '2' }] }],
    });
  });

  it('tells what looks wrong when inputs take other values than the workbook’s own', async () => {
    const workbook = await uploadWorkbook(
      writeWorkbook({ B3: 1000, B4: 12, B5: '=B3-800', B6: '=1/(B4-24)', B7: '=IF(B3>1500,90,10)', B8: '=B3*2' }),
    );
    const { body } = await tryOut({
      workbook,
      inputs: [
        { cell: 'B3', type: 'money', minimum: 500, maximum: 2600 },
        { cell: 'B4', type: 'choice', choices: '12 | A year\n24\n36' },
      ],
      outputs: ['B5', 'B6', 'B7', 'B8'].map((cell) => ({ cell, type: cell === 'B6' ? 'number' : 'money' })),
    });
    expect(body.data.probe).toEqual({
      tried: 25,
      complete: true,
      findings: [
        { kind: 'negative', input: 'B3', value: '500', output: 'B5', result: '-300', times: 3 },
        {
          kind: 'jump',
          input: 'B3',
          value: '1600',
          before: '1500',
          output: 'B7',
          result: '90',
          resultBefore: '10',
          times: 1,
        },
        { kind: 'error', input: 'B4', value: '24', output: 'B6', result: '#DIV/0!', times: 1 },
      ],
    });
  });

  it('stops at a value that takes too long', async () => {
    const formula = '=IF(B3>0,REDUCE(0,SEQUENCE(B3),LAMBDA(a,b,REDUCE(a,SEQUENCE(B3),LAMBDA(c,d,c+d)))),0)';
    const workbook = await uploadWorkbook(writeWorkbook({ B3: 0, B4: formula }));
    const inputs = [{ cell: 'B3', type: 'number', minimum: 0, maximum: 21_000_000 }];
    const { body } = await tryOut({ workbook, inputs, outputs: [{ cell: 'B4' }] });
    expect(body.data.probe).toEqual({
      tried: 2,
      complete: false,
      findings: [{ kind: 'stopped', input: 'B3', value: '1000000', times: 1 }],
    });
  });

  it('gives the refusal of a wrong workbook in words', async () => {
    const workbook = await uploadWorkbook(writeWorkbook({ B4: '=B4*2' }));
    const { body } = await tryOut({ workbook, inputs: [], outputs: [] });
    expect(body.data.refusal).toMatchObject({ cell: 'B4', message: expect.stringContaining('their own result') });
  });

  it.each(['api', 'nobody'] as const)('is not for %s', async (as) => {
    expect((await tryOut({ workbook: 1 }, as)).status).toBe(401);
  });
});
