import type { EditorText } from 'page-format';

/** From the dynamic zone to the page, or back. */
export type Direction = 'import' | 'export';

/**
 * Everything that is said of a conversion, in English. Commands print it, and the admin has it in its own languages under
 * the same keys. `{…}` is filled in.
 */
export const zoneSentences = {
  'zones.noDraft': 'There is no draft of it.',
  'zones.damaged': 'The page in "{field}" is damaged.',
  'zones.empty': '"{field}" is empty.',
  'zones.notEmpty': '"{field}" is not empty.',
  'zones.noComponent': 'The mapping has no component "{component}": the whole entry is left out.',
  'zones.noAttribute': 'It is not in the mapping, and holds {value}.',
  'zones.default': 'It is empty, and "{prop}" of the block then shows {value}.',
  'zones.unfit': '{value} is left out: "{prop}" takes {expected}.',
  'zones.changed': 'It comes back changed, as {value}.',
  'zones.noBlock': 'The mapping has no such block: it is left out, with all in it.',
  'zones.hidden': 'It is hidden from visitors, who would see it there: it is left out, with all in it.',
  'zones.oneEntry': '"{attribute}" holds one entry, so this one is left out.',
  'zones.otherBlock': '"{attribute}" holds blocks {block} alone, so it is left out, with all in it.',
  'zones.noProp': '"{prop}" is in no attribute, and holds {value}.',
  'zones.noArea': 'What is in its area "{area}" is in no attribute.',
} as const;

/** A sentence by its key, with what is filled in, so that it can be said in any language. */
export interface ZoneSentence {
  code: keyof typeof zoneSentences;
  values: Readonly<Record<string, string | EditorText>>;
}

/** The sentence in English. */
export function writeSentence({ code, values }: ZoneSentence): string {
  return zoneSentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? value : value.en;
  });
}

/** Something that does not come along, or not as it was. */
export interface Loss extends ZoneSentence {
  /** Where it stands: `sections[2].links[0].label`, or the block and its property. */
  place: string;
  /** The sentence in English. */
  message: string;
}

export function createLoss(place: string, code: ZoneSentence['code'], values: ZoneSentence['values'] = {}): Loss {
  return { place, code, values, message: writeSentence({ code, values }) };
}

/** The draft of an entry in one language. */
export interface EntryPlace {
  documentId: string;
  /** Null where the type has no languages. */
  locale: string | null;
}

/** What came of an entry, or would come of it. */
export interface EntryReport extends EntryPlace {
  /** `skipped`: there is nothing to convert, or something stands where it would go. */
  outcome: 'converted' | 'skipped' | 'refused';
  /** Why it was skipped. */
  skipped?: ZoneSentence;
  /** Why it was skipped or refused, in English. */
  reason?: string;
  losses: Loss[];
}
