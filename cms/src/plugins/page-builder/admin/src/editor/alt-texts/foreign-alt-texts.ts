import { type EditorText, type Problem, shorten } from 'page-format';
import type { AltText } from '../../model/alt-texts.ts';
import { nameTag } from '../../text/name-tag.ts';

/** The language of a text where that is evidently another one than the page's. */
export type FindForeign = (text: string) => string | undefined;

/**
 * Advice on alternative texts that are evidently in another language than the page: a screen reader says them with the
 * wrong sounds, and who listens may not understand them.
 * @param language of the page, as a language tag
 */
export function adviseOnForeign(texts: readonly AltText[], language: string, findForeign: FindForeign): Problem[] {
  return texts.flatMap(({ block, path, text, isOfFile }): Problem[] => {
    const found = findForeign(text);
    if (found === undefined) return [];
    const message = isOfFile ? explainFile(text, found, language) : explainOwn(text, found, language);
    return [{ level: 'warning', blockId: block.id, blockType: block.type, path, message }];
  });
}

function explainOwn(text: string, found: string, language: string): EditorText {
  const quoted = shorten(text);
  const name = nameIn(found);
  const page = nameIn(language);
  return {
    en: `The alternative text "${quoted}" seems to be in ${name('en')}, and the page is in ${page('en')}. Describe the image in ${page('en')}.`,
    de: `Der Alternativtext „${quoted}“ ist offenbar auf ${name('de')}, die Seite aber auf ${page('de')}. Bitte das Bild auf ${page('de')} beschreiben.`,
    nl: `De alternatieve tekst “${quoted}” lijkt in het ${name('nl')} te zijn, en de pagina is in het ${page('nl')}. Beschrijf de afbeelding in het ${page('nl')}.`,
    fr: `Le texte alternatif « ${quoted} » semble être en ${name('fr')}, et la page est en ${page('fr')}. Décrivez l’image en ${page('fr')}.`,
  };
}

function explainFile(text: string, found: string, language: string): EditorText {
  const quoted = shorten(text);
  const name = nameIn(found);
  const page = nameIn(language);
  return {
    en: `The image has the alternative text of the media library, "${quoted}", which seems to be in ${name('en')}. Describe it here in ${page('en')}, the language of the page.`,
    de: `Für das Bild gilt der Alternativtext der Mediathek, „${quoted}“, offenbar auf ${name('de')}. Bitte hier auf ${page('de')} beschreiben, in der Sprache der Seite.`,
    nl: `Voor de afbeelding geldt de alternatieve tekst van de mediabibliotheek, “${quoted}”, die in het ${name('nl')} lijkt te zijn. Beschrijf haar hier in het ${page('nl')}, de taal van de pagina.`,
    fr: `L’image a le texte alternatif de la médiathèque, « ${quoted} », qui semble être en ${name('fr')}. Décrivez-la ici en ${page('fr')}, la langue de la page.`,
  };
}

/** What a language is called in the languages of the admin. */
function nameIn(language: string): (admin: string) => string {
  const [base = language] = language.split('-');
  return (admin) => nameTag(base, admin);
}
