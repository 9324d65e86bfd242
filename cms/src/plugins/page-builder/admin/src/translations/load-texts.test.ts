import { afterAll, expect, test, vi } from 'vitest';
import { languages } from '../api/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { loadTexts } from './load-texts.ts';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

test('texts are in English and German, and in the languages that plugins add', async () => {
  expect(await loadTexts('en')).toMatchObject({ 'page-builder.editor.save': en['editor.save'] });
  expect(await loadTexts('de')).toMatchObject({
    'page-builder.editor.save': de['editor.save'],
    'app.session.ended.unsaved': de['session.ended'],
  });
  expect(await loadTexts('nl')).toEqual({});
  languages.add({ locale: 'nl', load: async () => ({ 'editor.save': 'Opslaan' }) });
  expect(await loadTexts('nl')).toEqual({ 'page-builder.editor.save': 'Opslaan' });
});
