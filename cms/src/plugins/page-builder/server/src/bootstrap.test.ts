import { expect, it } from 'vitest';
import { assertFieldsAreSafe } from './bootstrap.ts';

const localized = { pluginOptions: { i18n: { localized: true } } };
const field = { customField: 'plugin::page-builder.page' };

it('accepts a localized page field, and one on a type that has no locales', () => {
  const types = [
    { uid: 'api::page.page', ...localized, attributes: { content: { ...field, ...localized } } },
    { uid: 'api::note.note', attributes: { content: field } },
  ];
  expect(() => assertFieldsAreSafe(types, [])).not.toThrow();
});

it('stops the start when saving one locale would overwrite the others', () => {
  const type = { uid: 'api::page.page', ...localized, attributes: { content: field } };
  expect(() => assertFieldsAreSafe([type], [])).toThrow('"content" of api::page.page is not localized');
});

it('stops the start when a component holds a page field', () => {
  const component = { uid: 'page.teaser', attributes: { body: { ...field, ...localized } } };
  expect(() => assertFieldsAreSafe([], [component])).toThrow('The component page.teaser has a page field "body"');
});

it.each(['basedOn', 'force'])('a field called "%s" is refused: saves say by it what they start from', (name) => {
  const type = { uid: 'api::cake.cake', attributes: { [name]: { type: 'string' } } };
  expect(() => assertFieldsAreSafe([type], [])).toThrow(`The attribute "${name}" of api::cake.cake`);
});
