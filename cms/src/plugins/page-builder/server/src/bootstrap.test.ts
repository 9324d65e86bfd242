import { expect, it } from 'vitest';
import { assertFieldsAreSafe, assertTermsAreFree } from './bootstrap.ts';

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

const WHEN_SENT = { rule: 'when-sent', types: [] } as const;

it.each(['basedOn', 'force'])(
  'a field called "%s" is refused beside a page: saves say by it what they start from',
  (name) => {
    const attributes = { [name]: { type: 'string' } };
    const bare = { uid: 'api::loaf.loaf', attributes };
    const withPage = { uid: 'api::cake.cake', attributes: { ...attributes, recipe: field } };
    expect(() => assertTermsAreFree([bare], WHEN_SENT)).not.toThrow();
    const message = (uid: string) => `The attribute "${name}" of ${uid} needs another name`;
    expect(() => assertTermsAreFree([bare, withPage], WHEN_SENT)).toThrow(message('api::cake.cake'));
    expect(() => assertTermsAreFree([bare], { ...WHEN_SENT, types: [bare.uid] })).toThrow(message(bare.uid));
  },
);

it('a type is named that does not exist', () => {
  const rule = { ...WHEN_SENT, types: ['api::cakes.cake'] };
  expect(() => assertTermsAreFree([{ uid: 'api::cake.cake', attributes: {} }], rule)).toThrow(
    '"basedOn.types" of the page builder names "api::cakes.cake", which does not exist',
  );
});
