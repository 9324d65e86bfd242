import {
  type AnyBlockDefinition,
  type Block,
  blockStatus,
  type Field,
  type Fields,
  listSegments,
  type PageDocument,
  type Registry,
  readTagged,
  type Segment,
  walk,
  writeTagged,
} from 'page-format';
import type { ListField } from 'page-format/fields';
import type { AskedText, TextProblem, TranslatedText } from '../../../../shared/machine-translation.ts';
import { versionOf } from '../../../../shared/version.ts';

/** A text of the original with what of it is sent. */
export interface FoundText {
  text: Segment['text'];
  units: readonly string[];
  /** What its translation must fit. */
  field: Field | undefined;
}

/**
 * The texts that were asked for, in the same order, as the stored original has them.
 * @param kept what of them does not leave, see `keepWords`
 */
export function findTexts(
  original: PageDocument,
  asked: readonly AskedText[],
  registry: Registry,
  kept: RegExp,
): (FoundText | { problem: TextProblem })[] {
  const blocks = new Map([...walk(original)].map(({ block }) => [block.id, block]));
  const segments = new Map<string, Segment[]>();
  return asked.map(({ block: id, place, index, version }) => {
    const block = blocks.get(id);
    const definition = registry.get(block?.type ?? '');
    if (!block || !definition || blockStatus(block, registry) !== 'known') return { problem: 'changed' };
    const known = segments.get(id) ?? listSegments(definition, (block as Block).props);
    segments.set(id, known);
    const found = known.filter((segment) => segment.place.join('/') === place)[index];
    if (!found || versionOf(found.text) !== version) return { problem: 'changed' };
    return { text: found.text, units: writeTagged(found.text, kept), field: findField(definition, found.place) };
  });
}

function findField({ props }: AnyBlockDefinition, [prop = '', ...inList]: readonly string[]): Field | undefined {
  let field = (props as Fields)[prop];
  for (const name of inList.filter((_, index) => index % 2 === 1)) {
    field = field?.kind === 'list' ? (field as Field as ListField).item[name] : undefined;
  }
  return field;
}

/** A text with its translation in the place of its words, as far as its place takes it. */
export function putTranslation({ text, field }: FoundText, answers: readonly string[], kept: RegExp): TranslatedText {
  const read = readTagged(text, answers, kept);
  if ('problem' in read || typeof read.text !== 'string') return read;
  if (!field?.schema.safeParse(read.text).success) return { problem: 'long' };
  return field.check?.(read.text, {}).some(({ level }) => level === 'error') ? { problem: 'unfit' } : read;
}
