import { beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../../scripts/testing/matrix.ts';
import { call } from '../harness/client.ts';
import { createCalculator, perform, uploadWorkbook, writeWorkbook } from './workbooks.ts';

const DOUBLING = {
  B3: 100,
  B4: 0,
  B5: 'a word',
  B6: true,
  B12: '=B3*2+B4',
  B13: '=1/B3',
  B14: '=LEN(B5)',
  B15: '=IF(B6,"yes","no")',
  B16: '=IF(B3=7,B17,B3)',
  B17: '=IF(B3=7,B16,B3)',
  B20: 'a secret of the workbook',
};

let slug: string;

beforeAll(async () => {
  const created = await createCalculator({
    workbook: await uploadWorkbook(writeWorkbook(DOUBLING)),
    inputs: [
      { cell: 'b3', type: 'money' },
      { cell: '$B$4', type: 'number' },
      { cell: 'B5', type: 'text' },
      { cell: 'B6', type: 'yesNo' },
    ],
    outputs: ['B12', 'B13', 'B14', 'B15', 'B16'].map((cell) => ({ cell, type: 'number' })),
  });
  expect(created.body).toMatchObject({ data: { slug: expect.any(String) } });
  slug = created.body.data.slug;
});

describe('a calculation', () => {
  it('answers what was set and what the calculator names', async () => {
    const { status, body } = await perform(slug, { B3: '2499' });
    expect(status).toBe(200);
    expect(body).toEqual({
      results: { B3: '2499', B12: '4998', B13: '0.00040016', B14: '6', B15: 'yes', B16: '2499' },
    });
  });

  it.each([
    ['2.499,00', '4998'],
    ['2.499', '4998'],
    ['€ 2.499,50', '4999'],
    ['2 499,5', '4999'],
    ['2.499,-', '4998'],
    ['€ 2499,-', '4998'],
    ['2499 euro', '4998'],
    ['EUR 2.499,– ', '4998'],
    ['2 499 euros', '4998'],
    ['63.24', '126.48'],
    ['0.028', '0.056'],
    ['7 %', '0.14'],
    ['-1.234,5', '-2469'],
    ['', '0'],
  ])('reads %s as a person of the country writes it', async (value, doubled) => {
    expect((await perform(slug, { B3: value })).body.results.B12).toBe(doubled);
  });

  it.each(['=1+1', '=B20', '+1+1', '-1+1', '@SUM(1)', "'=1", "=cmd|' /C calc'!A0", 'TRUE()'])(
    'takes %s for text and never for a formula',
    async (value) => {
      const { status, body } = await perform(slug, { B3: value, B5: value });
      expect(status).toBe(200);
      expect(body.results).toMatchObject({ B3: value, B5: value, B12: '#VALUE!', B14: String(value.length) });
    },
  );

  it('keeps the limits and choices that its cells declare, and says them', async () => {
    const limited = await createCalculator({
      workbook: await uploadWorkbook(writeWorkbook({ B3: 100, B9: 0.1, B12: '=B3*B9', B29: 'I', B31: 0 })),
      inputs: [
        { cell: 'B3', type: 'money', minimum: 0, maximum: 10_000 },
        { cell: 'B9', type: 'percent', maximum: 0.6 },
        { cell: 'B29', type: 'choice', choices: 'I\nII\nIII' },
        { cell: 'B31', type: 'choice', choices: '0 | none\n0.08 | 8 %' },
      ],
      outputs: [{ cell: 'B12' }],
    });
    const at = limited.body.data.slug;
    const { status, body } = await perform(at, { B3: '-5', B9: '61 %' });
    expect({ status, message: body.error.message }).toEqual({
      status: 400,
      message: 'B3 takes 0 at least. B9 takes 0.6 at most. Its input cells: B3, B9, B29, B31.',
    });
    const none = await perform(at, { B29: 'VII', B31: '7 %' });
    expect({ status: none.status, message: none.body.error.message }).toEqual({
      status: 400,
      message:
        'B29 takes one of these: I, II, III. B31 takes one of these: 0, 0.08. Its input cells: B3, B9, B29, B31.',
    });
    expect((await perform(at, { B29: 'III', B31: '8 %' })).body.results).toMatchObject({ B29: 'III', B31: '0.08' });
    expect((await perform(at, { B3: '€ 10.000,-', B9: '60 %' })).body.results.B12).toBe('6000');
    expect((await perform(at, { B3: '10.000,01' })).status).toBe(400);
  });

  it.each(['1e309', 'NaN', 'Infinity'])('answers an error value for %s, which is no number', async (value) => {
    expect((await perform(slug, { B3: value })).body.results).toMatchObject({
      B3: value,
      B12: expect.stringMatching(/^#/),
    });
  });

  it('may be asked for by pages of any site, as a calculator may stand on a partner’s page', async () => {
    const headers = { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'POST' };
    const path = `/api/perform-calculations/${slug}`;
    const asked = await call(path, { method: 'OPTIONS', headers });
    expect(asked.headers.get('access-control-allow-origin')).toMatch(/^(\*|https:\/\/partner.example)$/);
    const elsewhere = await call('/api/reviews', { method: 'OPTIONS', headers });
    expect(elsewhere.headers.get('access-control-allow-origin') || null).toBeNull();
  });

  it('forgets the values of the call before', async () => {
    await perform(slug, { B3: '5', B4: '1', B5: 'x', B6: 'false' });
    expect((await perform(slug, {})).body.results).toMatchObject({ B12: '200', B14: '6', B15: 'yes' });
  });

  it('gives errors and circles as the spreadsheet’s own values', async () => {
    expect((await perform(slug, { B3: '0' })).body.results.B13).toBe('#DIV/0!');
    expect((await perform(slug, { B3: '7' })).body.results.B16).toBe('#CIRC!');
  });

  it.each([
    'B12',
    'B20',
    'b3',
    '$B$3',
    'Sheet1!B3',
    'A0',
    'XFE1',
    '__proto__',
    'constructor',
    '',
    ' ',
    'B3:B4',
    '=B3',
    "B3'; DROP TABLE",
  ])('refuses to set %j, which is no input', async (cell) => {
    const { status, body } = await call(`/api/perform-calculations/${slug}`, { body: `{${JSON.stringify(cell)}:"1"}` });
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError', message: expect.any(String) });
  });

  it.each([
    '[]',
    '"B3"',
    '5',
    '{"B3":["1"]}',
    '{"B3":{"a":1}}',
    '{"B3":null}',
    `{"B3":"${'9'.repeat(100_000)}"}`,
    '{"B3":',
  ])('refuses the body %.40s', async (body) => {
    const answer = await call(`/api/perform-calculations/${slug}`, {
      body,
      headers: { 'Content-Type': 'application/json' },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.error.message).toEqual(expect.any(String));
  });

  it('names the cells that may be set', async () => {
    const { body } = await perform(slug, { Z9: '1' });
    expect(body.error.message).toBe(
      `"Z9" is no input cell of the calculator "${slug}". Its input cells: B3, B4, B5, B6.`,
    );
    expect(body.error.details.errors[0].path).toEqual(['Z9']);
  });

  it.each(['nowhere', '..%2F..%2Fetc', '%00', 'a'.repeat(3_000)])('answers 4xx for the slug %.20s', async (unknown) => {
    const { status } = await perform(unknown, {});
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it('says which cells there are, and keeps workbook and engine form to itself', async () => {
    const { status, body, headers } = await call(`/api/perform-calculations/${slug}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toContain('max-age');
    expect(body.data.inputs.map((input: { cell: string }) => input.cell)).toEqual(['B3', 'B4', 'B5', 'B6']);
    expect(body.data.results).toMatchObject({ B3: '100', B5: 'a word', B12: '200' });
    expect(JSON.stringify(body)).not.toMatch(/secret|program|testCases|workbook"/);
    const entry = await call('/api/calculators?populate=*', { as: 'api' });
    expect(JSON.stringify(entry.body)).not.toContain('"program"');
  });
});

it('cents are rounded as Excel rounds them', async () => {
  const created = await createCalculator({
    workbook: await uploadWorkbook(
      writeWorkbook({ B3: 1, B4: '=ROUND(B3,2)', B5: '=ROUNDUP(B3,2)', B6: '=B3*100000000' }),
    ),
    inputs: [{ cell: 'B3' }],
    outputs: [{ cell: 'B4' }, { cell: 'B5' }, { cell: 'B6' }],
  });
  const { slug: exact } = created.body.data;
  expect((await perform(exact, { B3: '1,005' })).body.results).toMatchObject({ B4: '1.01', B5: '1.01' });
  expect((await perform(exact, { B3: '4,44' })).body.results).toMatchObject({ B4: '4.44', B5: '4.44' });
  expect((await perform(exact, { B3: '1,2345678907' })).body.results.B6).toBe('123456789.07');
});

it('a country’s configuration names cells and starting values', async () => {
  const created = await createCalculator({
    country: 'fr',
    workbook: await uploadWorkbook(writeWorkbook({ B3: 1, B4: 2, B12: '=B3*B4', B13: '=B3+B4' })),
    inputs: [{ cell: 'B3' }, { cell: 'B4' }],
    outputs: [{ cell: 'B12' }],
  });
  const configuration = { country: 'fr', calculatorSlug: created.body.data.slug, cellForTotalSavings: 'b13' };
  const made = await call('/api/calculator-configs', {
    as: 'api',
    body: { data: { ...configuration, defaultCells: [{ cell: 'B4', value: '0,5' }] } },
  });
  expect(made.status).toBe(201);
  expect((await perform(created.body.data.slug, { B3: '10' })).body.results).toEqual({
    B3: '10',
    B4: '0.5',
    B12: '5',
    B13: '10.5',
  });
  const entered = await perform(created.body.data.slug, { B3: '10', B4: '2' });
  expect(entered.body.results).toMatchObject({ B4: '2', B12: '20' });
  await call(`/api/calculator-configs/${made.body.data.documentId}`, { as: 'api', method: 'DELETE' });
  expect((await perform(created.body.data.slug, { B3: '10' })).body.results).toEqual({ B3: '10', B12: '20' });
});

it('a list of leases is one call, for what somebody entered, with nulls for what the calculator does not say', async () => {
  const created = await createCalculator({
    country: 'fr',
    workbook: await uploadWorkbook(
      writeWorkbook({ B3: 1, B4: 2, B8: 36, B9: 5, B12: '=B3/B8+B4/1000+B9', B14: '=1/0' }),
    ),
    inputs: [{ cell: 'B3' }, { cell: 'B4' }, { cell: 'B8', type: 'choice', choices: '24\n36' }, { cell: 'B9' }],
    outputs: [{ cell: 'B12' }],
  });
  const configuration = {
    ...{ country: 'fr', calculatorSlug: created.body.data.slug, cellForBikePrice: 'B3', cellForGrossSalary: 'B4' },
    ...{ cellForTerm: 'B8', cellForMonthlyPrice: 'B12', cellForTakeoverPrice: 'B14' },
  };
  const made = await call('/api/calculator-configs', { as: 'api', body: { data: configuration } });
  const path = `/api/perform-calculations/${created.body.data.slug}/leases`;
  const person = { grossSalary: 2000, employerShare: 0 };
  const leases = [{ price: 3600 }, { price: 2400.5, term: '24' }, { price: 3600, term: '60' }];
  const { status, body } = await call(path, { body: { ...person, entered: { B9: '1', Z9: '7' }, leases } });
  const nothing = { saving: null, takeover: null };
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      data: [
        { ...nothing, monthly: 103, months: 36 },
        { ...nothing, monthly: expect.closeTo(103.0208, 3), months: 24 },
        { ...nothing, monthly: 103, months: 36 },
      ],
    },
  });
  for (const wrong of [{}, { leases: [] }, { leases: Array(101).fill({ price: 1 }) }, { leases: [{ price: -1 }] }])
    expect((await call(path, { body: { ...person, ...wrong } })).status, JSON.stringify(wrong).slice(0, 40)).toBe(400);
  expect((await call('/api/perform-calculations/none/leases', { body: { ...person, leases } })).status).toBe(404);
  await call(`/api/calculator-configs/${made.body.data.documentId}`, { as: 'api', method: 'DELETE' });
});

describe('further calculators of a country', () => {
  const OWN = { country: 'fr', cellForMonthlyPrice: 'B12', cellForGrossSalary: 'B4' };
  const make = async (entry: object) => {
    const created = await createCalculator({
      country: 'fr',
      workbook: await uploadWorkbook(writeWorkbook({ B3: 1, B4: 2, B12: '=B3*B4', B26: '=B4/2' })),
      inputs: [{ cell: 'B3' }, { cell: 'B4' }],
      outputs: [{ cell: 'B12' }],
      ...entry,
    });
    return created.body.data.slug as string;
  };
  const configure = (data: object) =>
    call('/api/calculator-configs', { as: 'api', body: { data: { ...OWN, ...data } } });
  const describeCells = async (name: string) => (await call(`/api/perform-calculations/${name}`)).body.data;

  it('have meanings of their own, and none of the values that the country’s own starts from', async () => {
    const [own, partTime, other] = await Promise.all([make({}), make({ profile: 'partTime' }), make({})]);
    const made = await configure({
      calculatorSlug: own,
      defaultCells: [{ cell: 'B4', value: '9' }],
      furtherCalculators: [{ calculatorSlug: partTime, cellForMonthlyPrice: 'b12', cellForGrossSalary: 'b26' }],
    });
    expect(made.status).toBe(201);
    const configuration = { cellForMonthlyPrice: 'B12', cellForGrossSalary: 'B4' };
    expect(await describeCells(own)).toMatchObject({ configuration, results: { B4: '9' } });
    expect(await describeCells(partTime)).toMatchObject({
      configuration: { cellForMonthlyPrice: 'B12', cellForGrossSalary: 'B26' },
      results: { B4: '2', B26: '1' },
    });
    expect((await perform(partTime, { B4: '30' })).body.results).toEqual({ B4: '30', B12: '30', B26: '15' });
    expect((await describeCells(other)).configuration).toBeNull();
    await call(`/api/calculator-configs/${made.body.data.documentId}`, { as: 'api', method: 'DELETE' });
    expect((await describeCells(partTime)).configuration).toBeNull();
  });

  it('are refused where nothing would follow from them', async () => {
    const [own, one, two] = await Promise.all([make({}), make({ profile: 'employer' }), make({ profile: 'employer' })]);
    const dutch = await make({ country: 'nl' });
    const list = (...slugs: string[]) => slugs.map((calculatorSlug) => ({ calculatorSlug }));
    const refusals: [readonly object[], string][] = [
      [list('nowhere'), 'There is no calculator "nowhere". Save it first, or correct its address.'],
      [list(own), `"${own}" is the country’s own calculator already. Take it out of the further ones.`],
      [list(one, one), `"${one}" is named twice. Take one of them out.`],
      [
        list(one, two),
        `"${one}" and "${two}" are both for the profile "employer". Take one out, or change the profile of one.`,
      ],
      [
        list(dutch),
        `"${dutch}" is a calculator of the country "nl", and this is the configuration of "fr". Name one of this country.`,
      ],
      [
        [{ calculatorSlug: one, cellForTerm: 'eight' }],
        '"eight" names no cell. Write it as Excel does: B3, or Tax!B3 for another sheet.',
      ],
    ];
    for (const [furtherCalculators, message] of refusals) {
      const { status, body } = await configure({ calculatorSlug: own, furtherCalculators });
      expect({ status, message: body.error?.message }).toEqual({ status: 400, message });
    }
    const made = await configure({ calculatorSlug: own, furtherCalculators: list(one) });
    const { documentId } = made.body.data;
    // What is stored is checked with what changes.
    const change = { as: 'api', method: 'PUT', body: { force: true, data: { calculatorSlug: one } } } as const;
    expect((await call(`/api/calculator-configs/${documentId}`, change)).status).toBe(400);
    await call(`/api/calculator-configs/${documentId}`, { as: 'api', method: 'DELETE' });
  });
});

describe('a workbook that explodes', () => {
  // Quick as uploaded, endless or too deep with what a caller sends.
  const explosive = {
    // A million times a million additions: no machine is done with these before they are stopped.
    'that takes too long': [
      '=IF(B3>0,REDUCE(0,SEQUENCE(B3),LAMBDA(a,b,REDUCE(a,SEQUENCE(B3),LAMBDA(c,d,c+d)))),0)',
      '1000000',
    ],
    'that calls itself without end': ['=IF(B3>0,LET(f,LAMBDA(f,n,f(f,n+1)),f(f,0)),0)', '1'],
    'that fills the memory': ['=IF(B3>0,SUM((C1:Z1000000=1)*(C1:Z1000000=2)),0)', '1'],
  };

  it.each(sample(Object.entries(explosive), 1))('%s costs its own requests only', async (_, [formula = '', value]) => {
    const created = await createCalculator({
      workbook: await uploadWorkbook(writeWorkbook({ B3: 0, B4: formula })),
      inputs: [{ cell: 'B3', type: 'number' }],
      outputs: [{ cell: 'B4' }],
    });
    const explosiveSlug = created.body.data.slug;
    const bombs = Array.from({ length: 2 }, () => perform(explosiveSlug, { B3: value }));
    const others = await Promise.all(Array.from({ length: 10 }, (_, index) => perform(slug, { B3: String(index) })));
    expect(others.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { status, body } of await Promise.all(bombs)) {
      expect(status).toBe(400);
      expect(body.error.message).toMatch(/so it was stopped/);
    }
    expect((await perform(explosiveSlug, { B3: '0' })).body.results.B4).toBe('0');
  });
});
