import { PAGE_FIELD, SLUG_FIELD } from '../custom-fields.ts';
import { ENTRY } from '../envelope.ts';

/** A text of an entry that is another one in each language, such as its title. */
export interface EntryText {
  /** The attribute; in a component its own name follows, as in `seo.metaTitle`. See `EACH`. */
  path: string;
  /** `slug` is an address: no machine translates it. */
  kind: 'line' | 'paragraph' | 'slug';
  /** In characters. */
  maxLength: number;
  /** Of a slug: the attribute that it is made from, where there is one. */
  madeFrom?: string;
  /** What has to hold for the text, and the component that it stands in, to be shown in the form; see `isShown`. */
  conditions?: readonly Condition[];
}

/** A rule of Strapi's schema, `conditions.visible`, about the attributes beside the one that it shows. */
export interface Condition {
  /** Path of what these stand in, with the dot behind it; empty for the entry. */
  around: string;
  /** JSON Logic. */
  rule: object;
  /** Paths of the attributes that it asks for. */
  asked: readonly string[];
}

/** A text of the entry, as its form calls it. */
export interface NamedText extends EntryText {
  label: string;
}

/** What is read of an attribute, as both the server and the content manager have it. */
interface Attribute {
  type?: string;
  customField?: string;
  component?: string;
  repeatable?: boolean;
  private?: boolean;
  visible?: boolean;
  maxLength?: number;
  targetField?: string;
  options?: { targetField?: string };
  conditions?: { visible?: object };
  pluginOptions?: object;
}

type Attributes = Readonly<Record<string, object>>;
type FindAttributes = (component: string) => Attributes | undefined;

/** Stands in a path for the number of a component that an entry has several of: `items.*.question`. */
export const EACH = '*';

/** Characters of a column for short texts. */
const SHORT = 255;

/**
 * The texts of an entry that are translated: localized strings, texts and slugs, those in components among them. Beside a
 * page, these are components that stand in the entry once: the editor writes into their form. Custom fields of other plugins
 * may hold anything, and are left out.
 * @param field the page; where a type has several, the texts go with the first one. `ENTRY` for a type without
 * @param findAttributes those of a component
 */
export function listEntryTexts(attributes: Attributes, field: string, findAttributes: FindAttributes): EntryText[] {
  const pages = Object.keys(attributes).filter((name) => read(attributes, name).customField === PAGE_FIELD);
  if ((pages[0] ?? ENTRY) !== field) return [];
  const localized = Object.keys(attributes).filter((name) => isLocalized(read(attributes, name)));
  const find = { findAttributes, hasSeveral: field === ENTRY };
  return localized.flatMap((name) => listOf(attributes, name, '', find));
}

/** Paths of what has to be read of an entry: its texts, and what their conditions ask for. */
export function listPaths(texts: readonly EntryText[]): string[] {
  const asked = texts.flatMap(({ conditions = [] }) => conditions.flatMap((condition) => condition.asked));
  return [...new Set([...texts.map(({ path }) => path), ...asked])];
}

const read = (attributes: Attributes, name: string) => (attributes[name] ?? {}) as Attribute;

function isLocalized({ pluginOptions }: Attribute): boolean {
  return (pluginOptions as { i18n?: { localized?: boolean } } | undefined)?.i18n?.localized === true;
}

function listOf(
  attributes: Attributes,
  name: string,
  around: string,
  find: { findAttributes: FindAttributes; hasSeveral: boolean },
): EntryText[] {
  const attribute = read(attributes, name);
  if (attribute.private === true || attribute.visible === false) return [];
  const path = around + name;
  const rule = attribute.conditions?.visible;
  const own = rule ? [{ around, rule, asked: listAsked(rule, attributes).map((beside) => around + beside) }] : [];
  const withOwn = ({ conditions = [], ...text }: EntryText): EntryText => {
    const all = [...own, ...conditions];
    return { ...text, ...(all.length > 0 && { conditions: all }) };
  };
  if (attribute.type === 'component' && attribute.component && (find.hasSeveral || attribute.repeatable !== true)) {
    const parts = find.findAttributes(attribute.component) ?? {};
    const inside = attribute.repeatable === true ? `${path}.${EACH}.` : `${path}.`;
    return Object.keys(parts).flatMap((part) => listOf(parts, part, inside, find).map(withOwn));
  }
  const kind = kindOf(attribute);
  if (!kind) return [];
  const maxLength = attribute.maxLength ?? (attribute.type === 'text' ? Number.MAX_SAFE_INTEGER : SHORT);
  const madeFrom = attribute.targetField ?? attribute.options?.targetField;
  return [withOwn({ path, kind, maxLength, ...(kind === 'slug' && madeFrom && { madeFrom: around + madeFrom }) })];
}

/** The attributes with values of their own that a rule asks for. */
function listAsked(rule: unknown, attributes: Attributes): string[] {
  if (typeof rule !== 'object' || rule === null) return [];
  const found = Object.entries(rule).flatMap(([operator, value]) => {
    const [name] = [value].flat();
    if (operator === 'var' && typeof name === 'string') return [name];
    return listAsked(value, attributes);
  });
  return found.filter(
    (name) => !['component', 'relation', 'media', 'dynamiczone', undefined].includes(read(attributes, name).type),
  );
}

function kindOf({ type, customField }: Attribute): EntryText['kind'] | undefined {
  if (customField !== undefined) return customField === SLUG_FIELD ? 'slug' : undefined;
  const kinds: Readonly<Record<string, EntryText['kind']>> = { string: 'line', text: 'paragraph', uid: 'slug' };
  return kinds[type ?? ''];
}

/** The texts that one of these entries has: a path with `EACH` becomes one for each component, in their order. */
export function expandTexts(texts: readonly EntryText[], entries: readonly unknown[]): EntryText[] {
  const lists = new Map<string, EntryText[]>();
  for (const text of texts) {
    const [list = ''] = text.path.split(`.${EACH}.`);
    lists.set(list, [...(lists.get(list) ?? []), text]);
  }
  return [...lists].flatMap(([list, inside]) => {
    if (inside.every(({ path }) => path === list)) return inside;
    const counts = entries.map((entry) => (readAt(entry, list) as unknown[] | null | undefined)?.length ?? 0);
    return Array.from({ length: Math.max(0, ...counts) }).flatMap((_, index) =>
      expandTexts(
        inside.map((text) => withNumber(text, index)),
        entries,
      ),
    );
  });
}

/** A text of the component with this number, counted from 0. */
function withNumber({ path, madeFrom, conditions, ...text }: EntryText, index: number): EntryText {
  const at = (place: string) => place.replace(EACH, String(index));
  const asked = conditions?.map((one) => ({ ...one, around: at(one.around), asked: one.asked.map(at) }));
  return { ...text, path: at(path), ...(madeFrom && { madeFrom: at(madeFrom) }), ...(asked && { conditions: asked }) };
}

/** The attribute of a path as rights and labels name it: whatever its number is. */
export function toFieldPath(path: string): string {
  return path
    .split('.')
    .filter((part) => part !== EACH && !/^\d+$/.test(part))
    .join('.');
}

/** An entry's values with another one at a path. A component that is not there is begun. */
export function writeAt(values: unknown, path: string, value: unknown): Readonly<Record<string, unknown>> {
  const [name = '', ...inside] = path.split('.');
  const around = (values ?? {}) as Readonly<Record<string, unknown>>;
  return { ...around, [name]: inside.length === 0 ? value : writeAt(around[name], inside.join('.'), value) };
}

/** The value at a path of an entry. */
export function readAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[name], values);
}
