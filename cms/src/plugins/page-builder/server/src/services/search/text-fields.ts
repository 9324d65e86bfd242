/** Types of attributes that Strapi searches. */
const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'richtext', 'email', 'uid', 'enumeration']);

/** Those it searches, too, when somebody types a number. */
const NUMBERS: ReadonlySet<string> = new Set(['integer', 'biginteger', 'float', 'decimal']);

export type Attributes = Readonly<Record<string, { type?: string; searchable?: boolean } | undefined>>;

/** The attributes of a type that hold texts. */
export function listTextFields(attributes: Attributes): string[] {
  return listOf(attributes, TEXTS);
}

/** What Strapi's own search for a text looks at: ids, texts, and numbers where one is typed. */
export function listSearchedFields(attributes: Attributes, text: string): string[] {
  const numbers = Number.isNaN(Number(text)) ? [] : listOf(attributes, NUMBERS);
  const isSearched = (name: string) => attributes[name]?.searchable !== false;
  return ['id', ...[...listTextFields(attributes), ...numbers].filter(isSearched)];
}

function listOf(attributes: Attributes, types: ReadonlySet<string>): string[] {
  return Object.keys(attributes).filter((name) => types.has(attributes[name]?.type ?? ''));
}
