import { GERMAN_FORMS } from './german.ts';

/** A field of a form, a column of a list or a filter, as far as it is used here. */
interface Labelled {
  /** Strapi's own columns bring their translations along. */
  label?: unknown;
  hint?: unknown;
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

const isGerman = () => localStorage.getItem(LANGUAGE) === 'de';

/** Strapi asks this before it draws a form: labels and help texts in the language of the admin, the components' too. */
export function translateForm<Shown extends Form>(form: Shown): Shown {
  if (!isGerman()) return form;
  const { layout, components } = form.layout;
  const translated = Object.entries(components).map(([uid, component]) => [
    uid,
    { ...component, layout: translateRows(component.layout) },
  ]);
  return {
    ...form,
    layout: { ...form.layout, layout: layout.map(translateRows), components: Object.fromEntries(translated) },
  };
}

/** Before it draws a list: the columns' names. */
export function translateColumns<List extends { displayedHeaders: readonly Labelled[] }>(list: List): List {
  return isGerman() ? { ...list, displayedHeaders: list.displayedHeaders.map(translate) } : list;
}

/** Before it offers filters over a list: what to filter by. */
export function translateFilters<List extends { displayedFilters: readonly Labelled[] }>(list: List): List {
  return isGerman() ? { ...list, displayedFilters: list.displayedFilters.map(translate) } : list;
}

function translateRows<Field extends Labelled>(rows: Rows<Field>): Field[][] {
  return rows.map((row) => row.map(translate));
}

function translate<Field extends Labelled>(field: Field): Field {
  return { ...field, label: toGerman(field.label), hint: toGerman(field.hint) };
}

function toGerman(text: unknown): unknown {
  return typeof text === 'string' ? (GERMAN_FORMS[text] ?? text) : text;
}
