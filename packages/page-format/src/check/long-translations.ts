import { holds } from '../block/condition.ts';
import type { Field, Fields } from '../block/field.ts';
import { readFields } from '../block/props.ts';
import type { Registry } from '../block/registry.ts';
import type { PageDocument } from '../document/document.ts';
import type { ListField, StoredItem } from '../fields/list.ts';
import type { TextField } from '../fields/text.ts';
import { countCharacters } from '../text/characters.ts';
import { shorten } from '../text/describe-value.ts';
import type { EditorText } from '../text/text.ts';
import type { Problem } from './problem.ts';
import { walkKnown } from './walk-known.ts';

/** The page in another language. */
export interface Translation {
  /** The language as editors read it. */
  language: string;
  document: PageDocument;
}

/**
 * Texts of a page that are too long for their place in another language: one works as a rule in the language with the
 * short words, and sees nothing of it there. Blocks and items of lists have one id in all languages, and the advice is
 * bound to the block of this page; what this page does not have is said on the one that has it. Of several languages the
 * longest text is told. A text that is the same here is said here already.
 * @param document migrated, as those of the translations are
 */
export function findLongTranslations(
  document: PageDocument,
  translations: readonly Translation[],
  registry: Registry,
): Problem[] {
  const longest = new Map<string, NarrowText & { language: string }>();
  for (const translation of translations) {
    for (const narrow of listNarrowTexts(translation.document, registry)) {
      const { text, room } = narrow;
      const most = longest.get(narrow.place)?.text ?? '';
      if (countCharacters(text) <= Math.max(room, countCharacters(most))) continue;
      longest.set(narrow.place, { ...narrow, language: translation.language });
    }
  }
  if (longest.size === 0) return [];
  return listNarrowTexts(document, registry).flatMap(({ place, blockId, blockType, path, text }): Problem[] => {
    const long = longest.get(place);
    if (!long || long.text === text) return [];
    return [{ level: 'warning', blockId, blockType, path, message: explain(long) }];
  });
}

/** A text in a place with little room. */
interface NarrowText extends Pick<Problem, 'blockId' | 'blockType' | 'path'> {
  /** The path with the ids of items for their numbers: lists may be sorted otherwise in another language. */
  place: string;
  /** Without the spaces around it, which are not drawn. */
  text: string;
  room: number;
}

function listNarrowTexts(document: PageDocument, registry: Registry): NarrowText[] {
  return walkKnown(document, registry).flatMap(({ block: { id, type }, definition, props }) =>
    listOf(definition.props, props).map((narrow) => ({
      ...narrow,
      blockId: id,
      blockType: type,
      place: JSON.stringify([id, type, ...narrow.place]),
    })),
  );
}

type InRecord = Pick<NarrowText, 'path' | 'text' | 'room'> & { place: string[] };

function listOf(fields: Fields, values: Readonly<Record<string, unknown>>): InRecord[] {
  return Object.entries(fields).flatMap(([name, field]): InRecord[] => {
    if (!holds(field.when, values)) return [];
    if (isList(field)) {
      return (values[name] as StoredItem<Fields>[]).flatMap((entry, index) =>
        listOf(field.item, readFields(field.item, entry)).map((inner) => ({
          ...inner,
          path: [name, index, ...inner.path],
          place: [name, entry.id, ...inner.place],
        })),
      );
    }
    const { room } = field as Partial<TextField>;
    return room === undefined ? [] : [{ path: [name], place: [name], text: String(values[name]).trim(), room }];
  });
}

function isList(field: Field): field is ListField {
  return field.kind === 'list';
}

function explain({ language, text, room }: { language: string; text: string; room: number }): EditorText {
  const quoted = shorten(text);
  const length = countCharacters(text);
  return {
    en: `In the language "${language}" this is "${quoted}": ${length} characters, and ${room} fit on a telephone. Shorten it there.`,
    de: `In der Sprache „${language}“ steht hier „${quoted}“: ${length} Zeichen, und auf ein Telefon passen ${room}. Bitte dort kürzen.`,
    nl: `In de taal “${language}” staat hier “${quoted}”: ${length} tekens, en op een telefoon passen er ${room}. Maak het daar korter.`,
    fr: `Dans la langue « ${language} », ce texte est « ${quoted} » : ${length} caractères, alors qu’un téléphone en affiche ${room}. Raccourcissez-le là-bas.`,
  };
}
