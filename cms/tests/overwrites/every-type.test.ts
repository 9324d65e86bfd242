/** Two people, or a person and a program, on one entry: of every type with content of the site, and every field of it. */
import { describe, expect, it } from 'vitest';
import { isFull, sample } from '../../../scripts/testing/matrix.ts';
import { call } from '../harness/client.ts';
import {
  apiPathOf,
  type ContentType,
  createEntry,
  listContentTypes,
  listFields,
  makeValues,
  pathOf,
} from './sample-values.ts';

const types = chooseTypes(await listContentTypes());

/** By default as many types as it takes to have every kind of attribute. */
function chooseTypes(all: readonly ContentType[]): readonly ContentType[] {
  const seen = new Set<string>();
  return all.filter((type) => {
    const kinds = listFields(type).map(([, attribute]) => attribute.customField ?? attribute.type);
    const isNew = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isFull || isNew;
  });
}

type Values = Record<string, unknown>;

/** The versions of the fields of an entry, as somebody is told who opens it. */
async function open(path: string, as: 'admin' | 'api' = 'admin'): Promise<Record<string, string>> {
  const { body } = await call(path, { as });
  return body.meta.basedOn;
}

const save = (path: string, body: Values) => call(path, { as: 'admin', method: 'PUT', body });
const saved = async (path: string, body: Values) => {
  const answer = await save(path, body);
  expect([answer.status, answer.body.error?.message]).toEqual([200, undefined]);
  return answer.body.meta.basedOn as Record<string, string>;
};

it('are more than pages', () => {
  expect(types.length).toBeGreaterThan(isFull ? 10 : 3);
});

describe.each(types.map((type) => [type.uid, type] as const))('%s', (_, type) => {
  const fields = listFields(type);
  const names = fields.map(([name]) => name);
  const make = (turn: number, of: (index: number) => boolean = () => true) =>
    makeValues(type.singularName, Object.fromEntries(fields.filter((__, index) => of(index))), turn);
  const isEven = (index: number) => index % 2 === 0;

  it('keeps what two people changed, and asks where it was the same', async () => {
    const path = pathOf(type, await createEntry(type));
    const first = await open(path);
    expect(Object.keys(first)).toEqual(expect.arrayContaining(names));
    const values = await make(1);
    await saved(path, { ...values, basedOn: first });
    const before = await open(path);
    for (const name of names) expect([name, before[name]]).not.toEqual([name, first[name]]);

    // One changes every second field, the other those between, and sends the rest as it was.
    const theirs = await saved(path, { ...(await make(2, isEven)), basedOn: before });
    const mine = { ...values, ...(await make(2, (index) => !isEven(index))) };
    await saved(path, { ...mine, basedOn: before });
    const both = await open(path);
    for (const [index, name] of names.entries()) {
      if (isEven(index)) expect([name, both[name]]).toEqual([name, theirs[name]]);
      expect([name, both[name]]).not.toEqual([name, before[name]]);
    }

    // Of a switch there are only two values: the third is the first, which nobody changed.
    const contested = fields.filter(([, { type: kind }], index) => isEven(index) && kind !== 'boolean');
    const third = await makeValues(type.singularName, Object.fromEntries(contested), 3);
    const refused = await save(path, { ...third, basedOn: before });
    expect(refused.status).toBe(409);
    const { name, message, details } = refused.body.error;
    // By this name the content manager's form knows that nothing was saved.
    expect(name).toBe('ValidationError');
    expect(details.changed).toEqual({ by: 'Test Runner', at: expect.any(String) });
    expect(details.issues.map(({ code, field, version }: Values) => [code, field, version])).toEqual(
      contested.map(([field]) => ['stale', field, both[field]]),
    );
    for (const [field] of contested) expect(message).toContain(`somebody else has changed "${field}"`);
    expect(message).toContain('choose what stays under "Somebody else changed this too"');
    expect(await open(path)).toEqual(both);

    // Who has seen what is stored may write over it.
    const seen = details.issues.map(({ field, version }: Record<string, string>) => [field, version]);
    await saved(path, { ...third, basedOn: { ...before, ...Object.fromEntries(seen) } });
    const last = await open(path);
    for (const [field] of contested) expect([field, last[field]]).not.toEqual([field, both[field]]);
  });
});

// Saved sections are nothing that programs write.
const written = types.filter(({ uid }) => uid.startsWith('api::'));

it.each(sample(written, 2).map((type) => [type.uid, type] as const))(
  '%s takes of programs what they started from, or force',
  async (_, type) => {
    const path = apiPathOf(type, await createEntry(type));
    const put = (body: Values) => call(path, { as: 'api', method: 'PUT', body });
    const fields = listFields(type);
    const [[field, attribute] = ['', { type: '' }]] = fields.filter(([, { type: kind }]) => kind !== 'boolean');
    const make = (turn: number) => makeValues(type.singularName, { [field]: attribute }, turn);

    const unnamed = await put({ data: await make(1) });
    expect(unnamed.status).toBe(428);
    expect(unnamed.body.error.message).toContain(`which version of "${field}" it started from`);
    const basedOn = await open(path, 'api');
    const named = await put({ data: await make(1), basedOn });
    expect([named.status, named.body.error?.message]).toEqual([200, undefined]);
    const stale = await put({ data: await make(2), basedOn });
    expect(stale.status).toBe(409);
    // A program is nobody of the admin.
    expect(stale.body.error.details.changed).toEqual({ at: expect.any(String) });
    expect((await put({ data: await make(2), basedOn: named.body.meta.basedOn })).status).toBe(200);
    expect((await put({ data: await make(3), force: true })).status).toBe(200);
  },
);
