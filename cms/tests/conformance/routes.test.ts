import { NEWSLETTER_STEPS } from '@lumavelo/blocks/site';
import { type Block, createId } from 'page-format';
import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '../../src/api/openapi/contracts.ts';
import { signToken } from '../../src/plugins/lumavelo/server/src/newsletter/token.ts';
import { createCalculator, uploadWorkbook, writeWorkbook } from '../calculators/workbooks.ts';
import { call } from '../harness/client.ts';
import { create, createBike, newWord } from '../harness/entries.ts';
import { paint, upload } from '../harness/images.ts';
import { createPage, newSlug, page } from '../harness/pages.ts';
import { APP_KEY } from '../harness/start-cms.ts';
import { CALLS, type SpecifiedCall } from './specification.ts';

/**
 * Every call of the specification is there, with its parameters and the fields of its answer, as the CMS describes
 * itself. The description is made of the rules that check requests; that answers keep to it is proven here as well.
 */

interface Schema {
  default?: string;
  const?: string;
  enum?: string[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}

interface Described {
  parameters: { name: string; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

let paths: Record<string, Record<string, Described>>;

beforeAll(async () => {
  paths = (await call('/api/openapi.json')).body.paths;
});

function find(name: string): Described {
  const [method = '', path = ''] = name.split(' ');
  const described = paths[path]?.[method.toLowerCase()];
  if (!described) throw new Error(`The description has no ${name}.`);
  return described;
}

describe.each(CALLS)('$call', ({ call: name, parameters, below, answers }) => {
  it('has its parameters, with what they start from and what can be chosen', () => {
    const described = find(name).parameters.map((entry): [string, SpecifiedCall['parameters'][string]] => {
      const wanted = parameters[entry.name];
      const of = listChoices(entry.schema);
      const { default: is } = entry.schema;
      return [
        entry.name,
        {
          ...(wanted?.is !== undefined && is !== undefined && { is }),
          ...(wanted?.of && { of }),
          ...(entry.required && { required: true }),
        },
      ];
    });
    expect(Object.fromEntries(described.filter(([key]) => key in parameters))).toEqual(parameters);
    // Whatever else may be named can be left out.
    expect(described.filter(([key, { required }]) => required && !(key in parameters))).toEqual([]);
  });

  it('answers with its fields', () => {
    const { responses } = find(name);
    const answer = (responses[200] ?? responses[201])?.content?.['application/json']?.schema;
    const list = below === '' ? answer : answer?.properties?.[below];
    const kinds = (list?.anyOf ?? [list]).map((kind) => kind?.items);
    expect(kinds).toHaveLength(answers.length);
    for (const [index, fields] of answers.entries()) {
      expect(kinds[index]?.required).toEqual(expect.arrayContaining([...fields]));
    }
  });
});

it('a form of repeated files is uploaded', () => {
  const { content = {} } = find('POST /upload').requestBody ?? {};
  expect(content['multipart/form-data']?.schema.properties?.files).toMatchObject({
    type: 'array',
    items: { type: 'string', format: 'binary' },
  });
});

it('a calculation takes values by the names of cells, and answers texts by the names of cells', () => {
  const { parameters, requestBody, responses } = find('POST /perform-calculations/{slug}');
  expect(parameters).toMatchObject([{ name: 'slug', required: true }]);
  const body = requestBody?.content['application/json']?.schema;
  expect(body).toMatchObject({ type: 'object', additionalProperties: { anyOf: [{ type: 'string' }, {}, {}] } });
  const results = responses[200]?.content?.['application/json']?.schema.properties?.results;
  expect(results).toMatchObject({ type: 'object', additionalProperties: { type: 'string' } });
});

describe('an answer keeps to the description', () => {
  const asked = new Map<string, string>();
  const bodies = new Map<string, object>();

  beforeAll(async () => {
    const picture = await upload({ width: 40, height: 30 });
    const bike = await createBike({
      year: 2026,
      retail_price: 2899.5,
      bike_variants: [{ name: 'Green', bike_image_set: { images: [picture.id] } }],
      bike_specifics: { frame: { material: 'Steel' } },
      ebike_specifics: { engine: 'Bosch', charger: [{ title: '4 A' }], battery_range: 110 },
    });
    const word = newWord();
    await create('faqs', { title: word, items: [{ question: 'Why?', answer: 'Because.' }] });
    await create('reviews', { author_name: word, rating: 5, time: '2026-01-01T10:00:00.000Z' });
    // No country that the search of dealers is tried in.
    await create('dealers', { name: word, country: 'fr', coordinates: { lat: 10, lng: 10 } });
    await create('redirects', { from: newSlug(), to: '/' }, '?locale=nl');
    const slug = newSlug();
    const form: Block = { id: createId(), type: 'LeadForm', v: 1, props: {} };
    const reader: Block = { id: createId(), type: 'LeadForm', v: 1, props: { purpose: 'newsletter' } };
    const content = page(form, reader);
    const pageId = await createPage({ slug, content, seo: { image: picture.id } }, { status: 'published' });
    const fields = { name: 'Anna', company: 'Boer', email: 'anna@boer.test' };
    bodies.set('POST /leads', { form: form.id, page: pageId, locale: 'nl', fields, consent: true });
    const subscribed = await call('/api/leads', {
      body: { form: reader.id, page: pageId, locale: 'nl', fields, consent: true },
    });
    for (const step of NEWSLETTER_STEPS) {
      const token = signToken(APP_KEY, step, subscribed.body.data.id);
      bodies.set(`POST /newsletter/${step}`, { token });
      asked.set(`POST /newsletter/${step}`, `/newsletter/${step}`);
    }
    const calculator = await createCalculator({
      workbook: await uploadWorkbook(writeWorkbook({ B3: 1, B12: '=B3*2' })),
      inputs: [{ cell: 'B3' }],
      outputs: [{ cell: 'B12' }],
    });
    bodies.set('POST /perform-calculations/{slug}/leases', {
      ...{ grossSalary: 3450, employerShare: 0 },
      leases: [{ price: 999 }, { price: 1999, term: '48' }],
    });
    const calculation = `/perform-calculations/${calculator.body.data.slug}`;
    const addresses: Record<string, string> = {
      'GET /find': `/find?contentType=faqs&filters[title][$containsi]=${word}`,
      'GET /reviews': `/reviews?author=${word}`,
      'GET /bikes-filter/bike-types-brand': `/bikes-filter/bike-types-brand?bike_type=${bike.type}`,
      'GET /bike-finder/bikes': `/bike-finder/bikes?bike_ids=${bike.id}`,
      'GET /dealers': '/dealers?lat=10&lng=10',
      'GET /site': '/site?country=nl',
      'GET /facts': '/facts?country=nl',
      'GET /redirects': '/redirects?country=nl',
      'GET /perform-calculations/{slug}': calculation,
      'POST /perform-calculations/{slug}': calculation,
      'POST /perform-calculations/{slug}/leases': `${calculation}/leases`,
      'GET /page-builder/pages': '/page-builder/pages?country=nl&locale=nl',
      'GET /page-builder/page': `/page-builder/page?country=nl&locale=nl&slug=${slug}`,
      'GET /files': '/files',
      'POST /leads': '/leads',
      'POST /upload': '/upload',
    };
    for (const [name, path] of Object.entries(addresses)) asked.set(name, path);
  });

  it.each(contracts.map((entry) => [`${entry.method} ${entry.path}`, entry] as const))('%s', async (name, entry) => {
    const { status, body } = await call(`/api${asked.get(name)}`, {
      method: entry.method,
      as: entry.path === '/files' || entry.path === '/upload' ? 'api' : 'nobody',
      ...(entry.method === 'POST' && {
        body: entry.path === '/upload' ? await createForm() : (bodies.get(name) ?? {}),
      }),
    });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(entry.status ?? 200);
    expect(Object.keys(body.data ?? body)).not.toHaveLength(0);
    // Reading leaves out what is not described, so nothing more was answered than this.
    expect(entry.response.parse(body)).toEqual(body);
  });
});

async function createForm(): Promise<FormData> {
  const form = new FormData();
  const bytes = new Uint8Array(await paint({ width: 4, height: 4, format: 'png' }));
  form.append('files', new Blob([bytes], { type: 'image/png' }), 'described.png');
  return form;
}

function listChoices({ anyOf, enum: values, const: value }: Schema): string[] {
  if (anyOf) return anyOf.flatMap(listChoices);
  return values ?? (value === undefined ? [] : [value]);
}
