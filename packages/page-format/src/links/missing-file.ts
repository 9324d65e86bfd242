import type { ValueProblem } from '../block/field.ts';

/** A path of this site that ends like a file's name; pages have no ending. */
const FILE = /^\/(?!\/)[^?#]*\.[a-z0-9]{1,5}(?=[?#]|$)/i;

/** Where every site has files: those of the media library, and what builds write. */
const KNOWN = /^\/(?:uploads|_astro|\.well-known)\/|\/(?:feed\.xml|sitemap[\w-]*\.xml|robots\.txt)(?=[?#]|$)/;

/**
 * Warns of an address that leads to no file of this site, as far as an address alone can tell: what is not there is
 * found by the check of a built site, too. Only a redirect can lead on from there.
 * @param folders of the site with files of its own, such as `img`
 */
export function checkFileAddress(address: string, folders: readonly string[] = []): ValueProblem[] {
  const typed = address.trim();
  if (!FILE.test(typed) || KNOWN.test(typed) || folders.some((folder) => typed.startsWith(`/${folder}/`))) return [];
  const message = {
    en: 'This site has no files of its own at such an address. Choose a file of the media library, or give the complete address with https://.',
    de: 'Unter so einer Adresse hat diese Website keine Dateien. Bitte eine Datei der Mediathek wählen oder die vollständige Adresse mit https:// angeben.',
    nl: 'Deze site heeft op zo’n adres geen eigen bestanden. Kies een bestand uit de mediabibliotheek, of geef het volledige adres met https:// op.',
    fr: 'Ce site n’a aucun fichier à une telle adresse. Choisissez un fichier de la médiathèque, ou indiquez l’adresse complète avec https://.',
  };
  return [{ level: 'warning', message }];
}
