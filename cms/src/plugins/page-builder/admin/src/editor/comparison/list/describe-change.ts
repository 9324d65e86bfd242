import { blockStatus, type Fields, type Registry, type RichTextNode, readProps } from 'page-format';
import type { AnyField, ListField } from 'page-format/fields';
import { metadataKey } from '../../../../../shared/block-content.ts';
import type { PropDifference } from '../../../../../shared/differences/compare-props.ts';
import { compareWords, type WordPart } from '../../../../../shared/differences/compare-words.ts';
import { plainText } from '../../../../../shared/plain-text.ts';
import type { TreeBlock } from '../../../model/tree.ts';
import { describeFieldValue, describeValue } from '../../../text/describe-value.ts';
import type { TFunction, Translate } from '../../../text/use-translation.ts';

/** A changed property in the words of the settings. */
export interface ToldChange {
  /** What the settings call it, with the entry of a list that it stands in: "Slides › Forest › Title". */
  name: string;
  kind: PropDifference['kind'];
  /** What was taken out, what was put in, and what stayed around it; empty where no words tell the difference. */
  words: readonly WordPart[];
}

interface Language {
  registry: Registry;
  t: TFunction;
  translate: Translate;
}

/** @param after the block as the second page has it, whose settings name the property */
export function describeChange(
  difference: PropDifference,
  after: Pick<TreeBlock, 'id' | 'type' | 'v' | 'props'>,
  language: Language,
): ToldChange {
  const { kind, path } = difference;
  const definition = language.registry.get(after.type);
  const isKnown = definition && blockStatus(after, language.registry) === 'known';
  const { names, field } = findField(path, isKnown ? definition.props : {}, after.props, language);
  const name = names.join(' › ');
  if (kind !== 'set')
    return { name: [...names, nameItem(difference.value, field, language)].join(' › '), kind, words: [] };
  const key = metadataKey(path[0] ?? '');
  // Of those that are not texts, one that is not stored is off.
  const isSwitch = key !== undefined && key !== 'name';
  const values = isSwitch ? { before: difference.before === true, after: difference.after === true } : difference;
  return { name, kind, words: compareValues(values, field, language) };
}

/**
 * What the settings call a property of a block, with the entry of a list that it stands in: "Slides › Forest › Title".
 * @param path the name of a property; in a list, the id of the entry and the name of a property of it follow
 */
export function nameProperty(
  path: readonly string[],
  { type, props }: Pick<TreeBlock, 'type' | 'props'>,
  language: Language,
): string {
  const definition = language.registry.get(type);
  // With what is not stored because it is as it was at first, such as the entries of a list.
  const values = definition ? readProps(definition, props) : props;
  return findField(path, definition?.props ?? {}, values, language).names.join(' › ');
}

interface FoundField {
  names: string[];
  /** Undefined for what the block's type does not have. */
  field: AnyField | undefined;
}

/** @param path the name of a property; in a list, the id of the entry and the name of a property of it follow */
function findField(
  [prop = '', itemId, ...inItem]: readonly string[],
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): FoundField {
  const key = metadataKey(prop);
  if (key) return { names: [language.t(`metadata.${key}`)], field: undefined };
  const field = (Object.hasOwn(fields, prop) ? fields[prop] : undefined) as AnyField | undefined;
  const name = field ? language.translate(field.label) : prop;
  if (inItem.length === 0) return { names: [name], field };
  const items = Array.isArray(values[prop]) ? (values[prop] as Record<string, unknown>[]) : [];
  const index = items.findIndex(({ id }) => id === itemId);
  const item = items[index] ?? {};
  const list = field?.kind === 'list' ? (field as unknown as ListField) : undefined;
  const found = findField(inItem, list?.item ?? {}, item, language);
  const title = nameItem(item, field, language) || (list ? `${language.translate(list.itemLabel)} ${index + 1}` : '');
  return { names: [name, ...(title ? [title] : []), ...found.names], field: found.field };
}

/** What an entry of a list is called: by its title, else by what it holds. */
function nameItem(item: Readonly<Record<string, unknown>>, field: AnyField | undefined, { t }: Language): string {
  const title = field?.kind === 'list' && field.titleProp ? item[field.titleProp] : undefined;
  if (typeof title === 'string' && title !== '') return title;
  return Object.keys(item).length > 1 ? describeValue(item, t) : '';
}

function compareValues(
  { before, after }: { before: unknown; after: unknown },
  field: AnyField | undefined,
  language: Language,
): WordPart[] {
  const [text, other] = [readText(before), readText(after)];
  if (text && other) return text === other ? [] : compareWords(text, other);
  const [old, now] = [before, after].map((value) => describeFieldValue(field, value ?? field?.default, language));
  if (old === undefined || now === undefined || old === now) return [];
  return [
    { kind: 'removed', text: old },
    { kind: 'added', text: now },
  ];
}

/** The text of a value that is written and not chosen; undefined for others. */
function readText(value: unknown): string | undefined {
  if (typeof value === 'string' && /\s/.test(value)) return value;
  return (value as Partial<RichTextNode> | null)?.type === 'doc' ? plainText(value as RichTextNode) : undefined;
}
