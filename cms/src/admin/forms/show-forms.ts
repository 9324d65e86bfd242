import { Typography } from '@strapi/design-system';
import { createElement, Fragment, type ReactNode } from 'react';
import { GERMAN_FORMS } from './german.ts';

/** A field of a form, a column of a list or a filter, as far as it is used here. */
interface Labelled {
  /** Strapi's own columns bring their translations along. */
  label?: unknown;
  hint?: unknown;
  /** What stands behind a label, such as the sign of a value that each language has its own of. */
  labelAction?: ReactNode;
  attribute?: { type?: string };
}

type Rows<Field> = readonly (readonly Field[])[];

interface Form {
  layout: {
    layout: readonly Rows<Labelled>[];
    components: Readonly<Record<string, { layout: Rows<Labelled> }>>;
  };
}

/** Where Strapi keeps the language of the admin. */
const LANGUAGE = 'strapi-admin-language';

/**
 * Strapi asks this before it draws a form. Labels and help texts are in the language of the admin; parts with fields of
 * their own show their help, which Strapi leaves out; and fields of text are without the count of characters that the
 * database can hold, which nobody writes: a text that is too long is refused with that count.
 */
export function showForm<Shown extends Form>(form: Shown): Shown {
  const { layout, components } = form.layout;
  const shown = Object.entries(components).map(([uid, component]) => [
    uid,
    { ...component, layout: showRows(component.layout) },
  ]);
  return {
    ...form,
    layout: { ...form.layout, layout: layout.map(showRows), components: Object.fromEntries(shown) },
  };
}

/** Before it draws a list: the columns' names, in the language of the admin. */
export function translateColumns<List extends { displayedHeaders: readonly Labelled[] }>(list: List): List {
  return { ...list, displayedHeaders: list.displayedHeaders.map(translate) };
}

/** Before it offers filters over a list: what to filter by. */
export function translateFilters<List extends { displayedFilters: readonly Labelled[] }>(list: List): List {
  return { ...list, displayedFilters: list.displayedFilters.map(translate) };
}

function showRows<Field extends Labelled>(rows: Rows<Field>): Field[][] {
  return rows.map((row) => row.map((field) => showHelp(withoutLimits(translate(field)))));
}

function translate<Field extends Labelled>(field: Field): Field {
  if (localStorage.getItem(LANGUAGE) !== 'de') return field;
  return { ...field, label: toGerman(field.label), hint: toGerman(field.hint) };
}

function toGerman(text: unknown): unknown {
  return typeof text === 'string' ? (GERMAN_FORMS[text] ?? text) : text;
}

function withoutLimits<Field extends Labelled>(field: Field): Field {
  return { ...field, attribute: { ...field.attribute, maxLength: undefined, minLength: undefined } };
}

function showHelp<Field extends Labelled>(field: Field): Field {
  if (field.attribute?.type !== 'component' || typeof field.hint !== 'string') return field;
  const looks = { className: 'form-help', variant: 'pi', textColor: 'neutral600', marginLeft: 1 } as const;
  const help = createElement(Typography, looks, field.hint);
  return { ...field, labelAction: createElement(Fragment, null, field.labelAction, help) };
}
