import { expect, it } from 'vitest';
import { GERMAN_FORMS, GERMAN_TYPES } from '../src/admin/forms/german.ts';
import { COMMON_LABELS, FORMS } from '../src/plugins/lumavelo/server/src/setup/arrange-forms.ts';
import { call } from './harness/client.ts';

interface Field {
  edit: { label?: string; visible?: boolean };
}

interface Configuration {
  metadatas: Record<string, Field>;
  layouts: { edit: { name: string; size: number }[][] };
}

const address = (uid: string) =>
  `/content-manager/${uid.includes('::') ? 'content-types' : 'components'}/${uid}/configuration`;

async function read(uid: string): Promise<Configuration> {
  const { body } = await call(address(uid), { as: 'admin' });
  return body.data.contentType ?? body.data.component;
}

const types = async () => {
  const { body } = await call('/content-manager/content-types', { as: 'admin' });
  return body.data.map(({ uid }: { uid: string }) => uid).filter((uid: string) => uid.startsWith('api::'));
};

it('every type that editors see has a form', async () => {
  expect((await types()).filter((uid: string) => !(uid in FORMS))).toEqual([]);
});

it.each(Object.keys(FORMS))('%s shows every field under a name that people use', async (uid) => {
  const { metadatas, layouts } = await read(uid);
  const rows = layouts.edit;
  const shown = rows.flat().map(({ name }) => name);
  const visible = Object.entries(metadatas).filter(([name, { edit }]) => edit.visible && name !== 'localizations');
  expect(shown.toSorted()).toEqual(
    visible
      .map(([name]) => name)
      .filter((name) => !HIDDEN.includes(name))
      .toSorted(),
  );
  for (const row of rows) expect(row.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(12);
  for (const name of shown) expect(metadatas[name]?.edit.label).not.toBe(name);
});

/** Attributes that the schema keeps from editors. */
const HIDDEN = ['program', 'latitude', 'longitude', 'locale'];

it('every word of the forms has its German one, and no other word has', () => {
  const fields = Object.values(FORMS).flatMap((form) => form.fields);
  const words = fields.flatMap(([, , label, help]) => (help ? [label, help] : [label]));
  expect(Object.keys(GERMAN_FORMS).toSorted()).toEqual(
    [...new Set([...words, ...Object.values(COMMON_LABELS)])].toSorted(),
  );
});

it('every type that editors see has a German name', async () => {
  const { body } = await call('/content-manager/content-types', { as: 'admin' });
  const shown = body.data.filter(({ uid }: { uid: string }) => uid in FORMS);
  expect(Object.keys(GERMAN_TYPES).toSorted()).toEqual(
    shown.map(({ info }: { info: { displayName: string } }) => info.displayName).toSorted(),
  );
});
