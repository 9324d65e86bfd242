import { countCharacters, shortenText } from './characters.ts';
import type { EditorText } from './text.ts';

/** Characters of a text that a message quotes before it cuts it off. */
const QUOTED_LENGTH = 40;

/**
 * What arrived, for the sentence that refuses it: `the text "red"`, `a list`, `the number 7`. Long texts are cut, so
 * that a message stays short whatever was sent.
 */
export function describeValue(value: unknown): EditorText {
  if (value === undefined) return { en: 'missing', de: 'nichts', nl: 'niets', fr: 'aucune' };
  if (value === null) return { en: 'empty (null)', de: 'leer (null)', nl: 'leeg (null)', fr: 'vide (null)' };
  if (Array.isArray(value)) return { en: 'a list', de: 'eine Liste', nl: 'een lijst', fr: 'une liste' };
  if (typeof value === 'string') return describeText(value);
  if (typeof value === 'number')
    return { en: `the number ${value}`, de: `die Zahl ${value}`, nl: `het getal ${value}`, fr: `le nombre ${value}` };
  if (typeof value === 'boolean')
    return { en: `the value ${value}`, de: `der Wert ${value}`, nl: `de waarde ${value}`, fr: `la valeur ${value}` };
  if (typeof value === 'object') return { en: 'an object', de: 'ein Objekt', nl: 'een object', fr: 'un objet' };
  return {
    en: `a ${typeof value}`,
    de: `ein Wert der Art ${typeof value}`,
    nl: `een waarde van het type ${typeof value}`,
    fr: `une valeur de type ${typeof value}`,
  };
}

function describeText(text: string): EditorText {
  const quoted = shorten(text);
  if (quoted === text)
    return { en: `the text "${text}"`, de: `der Text „${text}“`, nl: `de tekst “${text}”`, fr: `le texte « ${text} »` };
  const length = countCharacters(text);
  return {
    en: `the text "${quoted}" (${length.toLocaleString('en')} characters)`,
    de: `der Text „${quoted}“ (${length.toLocaleString('de')} Zeichen)`,
    nl: `de tekst “${quoted}” (${length.toLocaleString('nl')} tekens)`,
    fr: `le texte « ${quoted} » (${length.toLocaleString('fr')} caractères)`,
  };
}

/** A text or key as a message may quote it. */
export function shorten(text: string): string {
  return shortenText(text, QUOTED_LENGTH);
}
