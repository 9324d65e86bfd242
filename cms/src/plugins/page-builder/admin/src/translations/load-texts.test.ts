import { afterAll, expect, test, vi } from 'vitest';
import { languages } from '../api/languages.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { loadTexts } from './load-texts.ts';
import { nl } from './nl.ts';

// What is registered is kept in modules, which test files share.
afterAll(() => void vi.resetModules());

test('texts are in English, German, Dutch and French, and in the languages that plugins add', async () => {
  expect(await loadTexts('en')).toMatchObject({ 'page-builder.editor.save': en['editor.save'] });
  expect(await loadTexts('de')).toMatchObject({
    'page-builder.editor.save': de['editor.save'],
    'app.session.ended.unsaved': de['session.ended'],
  });
  expect(await loadTexts('nl')).toMatchObject({ 'page-builder.editor.save': nl['editor.save'] });
  expect(await loadTexts('fr')).toMatchObject({ 'page-builder.editor.save': fr['editor.save'] });
  expect(await loadTexts('es')).toEqual({});
  languages.add({ locale: 'es', load: async () => ({ 'editor.save': 'Guardar' }) });
  expect(await loadTexts('es')).toEqual({ 'page-builder.editor.save': 'Guardar' });
});

test('of all ids one is not the plugin’s own: Strapi’s words for a session that ended, where work is kept', async () => {
  const ids = Object.keys(await loadTexts('en'));
  expect(ids.filter((id) => !id.startsWith('page-builder.'))).toEqual(['app.session.ended.unsaved']);
});
