import { beforeEach, expect, test, vi } from 'vitest';
import { bikeStore, decode, NOTHING_ENTERED } from './bike-store.ts';

const VISIT_KEY = 'entered-values';
const SLUG = 'nl-2026';
const ANSWER = {
  means: { grossSalary: '4200', employerPays: '25', term: '48' },
  entered: { B4: '4200', B5: '25', B8: '48' },
};

/** The module as a page loads it, with what its tab has kept. */
async function load() {
  vi.resetModules();
  const { bikeStore } = await import('./bike-store.ts');
  return { bikeStore, ...(await import('./entered-values.ts')) };
}

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  bikeStore.set(decode(''));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

test('what was entered counts for this tab, and stays out of what the browser keeps', async () => {
  const { bikeStore, enteredValues, rememberEntered } = await load();
  rememberEntered(SLUG, ANSWER);
  const values = { grossSalary: 4200, employerShare: 25, term: '48', entered: { [SLUG]: ANSWER.entered } };
  expect(enteredValues.get()).toMatchObject(values);
  expect(bikeStore.get()).toEqual(decode(''));
  expect((await load()).enteredValues.get()).toEqual(values);
});

test('a calculator that nobody has touched tells nothing about its visitor', async () => {
  const { enteredValues, rememberEntered } = await load();
  rememberEntered(SLUG, { means: {}, entered: {} });
  expect(enteredValues.get()).toEqual(NOTHING_ENTERED);
  expect(storage.size).toBe(0);
});

test('with consent it is kept in one place, and all of it goes when that is taken back', async () => {
  const { allowKeeping, bikeStore, enteredValues, rememberEntered } = await load();
  rememberEntered(SLUG, ANSWER);
  allowKeeping(true);
  expect(storage.has(VISIT_KEY)).toBe(false);
  rememberEntered(SLUG, { means: { grossSalary: '4300' }, entered: { B4: '4300' } });
  expect(bikeStore.get()).toMatchObject({ keepsEntered: true, grossSalary: 4300, term: '48' });
  expect(bikeStore.get().entered).toEqual({ [SLUG]: { B4: '4300', B5: '25', B8: '48' } });

  allowKeeping(false);
  expect(bikeStore.get()).toEqual(decode(''));
  expect(enteredValues.get()).toMatchObject({ grossSalary: 4300, employerShare: 25 });
});

test('a profit is no salary: what is entered elsewhere counts by what it means', async () => {
  const { enteredFor, rememberEntered } = await load();
  rememberEntered(SLUG, ANSWER);
  rememberEntered('nl-2026-self-employed', { means: { term: '24' }, entered: { B4: '60000', B8: '24' } });
  expect(enteredFor(SLUG)).toEqual({ grossSalary: 4200, employerShare: 25, term: '24', entered: ANSWER.entered });
  rememberEntered('nl-2026-part-time', { means: { grossSalary: '2070' }, entered: { B24: '24' } });
  expect(enteredFor(SLUG)).toMatchObject({ grossSalary: 2070, employerShare: 25, term: '24' });
});

test('what taxes depend on counts in every calculator, and the last word counts', async () => {
  const { enteredFor, rememberEntered } = await load();
  rememberEntered('de-2026', { means: {}, entered: { B4: '4200' } });
  rememberEntered('', { means: {}, entered: { cellForTaxClass: 'III', cellForChildren: '2' } });
  rememberEntered('', { means: {}, entered: { cellForTaxClass: 'IV' } });
  expect(enteredFor('de-2026').entered).toEqual({ B4: '4200', cellForTaxClass: 'IV', cellForChildren: '2' });
  expect(enteredFor('de-2026-part-time').entered).toEqual({ cellForTaxClass: 'IV', cellForChildren: '2' });
});

test.each([
  ['half a text', '{"grossSalary":'],
  ['a list', '[1]'],
  ['values of other kinds', '{"grossSalary":"x","employerShare":-1,"entered":[]}'],
])('a tab that kept %s starts anew', async (_, text) => {
  storage.set(VISIT_KEY, text);
  expect((await load()).enteredValues.get()).toEqual(NOTHING_ENTERED);
});

test('a browser that keeps nothing still calculates with what was entered', async () => {
  const refuse = () => {
    throw new DOMException('The user denied it.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const { enteredValues, rememberEntered } = await load();
  rememberEntered(SLUG, ANSWER);
  expect(enteredValues.get()).toMatchObject({ grossSalary: 4200 });
});
