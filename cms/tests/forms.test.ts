import { expect, it } from 'vitest';
import { FORMS } from '../src/setup/arrange-forms.ts';
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
