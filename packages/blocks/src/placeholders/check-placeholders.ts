import { type EditorText, holds, type PageCheck, type Problem, shorten, walkKnown } from 'page-format';
import { isPlaceholderName, PLACEHOLDER_NAMES } from './names.ts';
import { replaceInText, replaceInValues } from './replace.ts';

/** A placeholder of a page, and where it stands. */
export interface PlacedPlaceholder extends Pick<Problem, 'blockId' | 'blockType' | 'path'> {
  name: string;
}

/** The placeholders of a migrated page in reading order, each once at its place. */
export function listPlaceholders(...[document, registry]: Parameters<PageCheck['check']>): PlacedPlaceholder[] {
  return walkKnown(document, registry).flatMap(({ block: { id, type }, definition, props }) => {
    const shown = Object.entries(props).filter(([name]) => holds(definition.props[name]?.when, props));
    const found = new Map<string, PlacedPlaceholder>();
    replaceInValues(definition.props, Object.fromEntries(shown), (name, path) => {
      found.set(JSON.stringify([name, path]), { name, blockId: id, blockType: type, path });
      return '';
    });
    return [...found.values()];
  });
}

/** The names of a text's placeholders, each once. */
export function listNames(text: string): string[] {
  const names = new Set<string>();
  replaceInText(text, (name) => {
    names.add(name);
    return '';
  });
  return [...names];
}

/** A page has no placeholder that there is not: nothing could stand in its place. */
export const knownPlaceholders: PageCheck = {
  id: 'lumavelo.placeholders',
  check: (document, registry) =>
    listPlaceholders(document, registry)
      .filter(({ name }) => !isPlaceholderName(name))
      .map(({ name, ...place }) => ({ level: 'error', ...place, message: explainUnknown(name) })),
};

/** Why a placeholder is refused, and which ones there are. */
export function explainUnknown(name: string): EditorText {
  const shown = shorten(name);
  const names = PLACEHOLDER_NAMES.map((known) => `{{${known}}}`).join(', ');
  return {
    en: `"{{${shown}}}" is no placeholder of this site. Use one of these, or leave the braces out: ${names}.`,
    de: `„{{${shown}}}“ ist kein Platzhalter dieser Website. Bitte eine von diesen verwenden oder die Klammern weglassen: ${names}.`,
    nl: `“{{${shown}}}” is geen plaatshouder van deze site. Gebruik een van deze, of laat de accolades weg: ${names}.`,
    fr: `« {{${shown}}} » n’est pas une variable de ce site. Utilisez l’une de celles-ci, ou retirez les accolades : ${names}.`,
  };
}
