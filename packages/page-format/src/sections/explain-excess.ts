import type { Problem } from '../check/problem.ts';
import { DOCUMENT_LIMITS } from '../document/document.ts';
import type { EditorText } from '../text/text.ts';
import type { SectionPlace } from './compose-page.ts';

/** What a page that is composed may pass: a limit of documents, or that ids are unique. */
export type LimitName = 'blocks' | 'depth' | 'bytes' | 'ids';

/** Says at a synced section that the page holds more with it than a page may, from which of its blocks on, and what to do. */
export function explainExcess(
  limit: LimitName,
  { place, section, block }: Pick<SectionPlace, 'place' | 'section' | 'block'>,
): Problem {
  const message = EXPLANATIONS[limit]({ section: section.name, block: `${block.type} (${block.id})` });
  return { level: 'error', blockId: place.id, blockType: place.type, path: [], message };
}

interface Names {
  section: string;
  /** The block of the section at which the limit is passed. */
  block: string;
}

const { blocks: most, depth } = DOCUMENT_LIMITS;

const EXPLANATIONS: Readonly<Record<LimitName, (names: Names) => EditorText>> = {
  blocks: ({ section, block }) => ({
    en: `With the section "${section}" here, the page has more than ${most.toLocaleString('en')} blocks, from the section's block ${block} on. Remove sections, or split the page in two.`,
    de: `Mit dem Abschnitt „${section}“ an dieser Stelle hat die Seite mehr als ${most.toLocaleString('de')} Blöcke, ab dem Block ${block} des Abschnitts. Bitte Abschnitte entfernen oder die Seite teilen.`,
    nl: `Met de sectie “${section}” op deze plek heeft de pagina meer dan ${most.toLocaleString('nl')} blokken, vanaf het blok ${block} van de sectie. Verwijder secties of splits de pagina.`,
    fr: `Avec la section « ${section} » à cet endroit, la page compte plus de ${most.toLocaleString('fr')} blocs, à partir du bloc ${block} de la section. Retirez des sections, ou divisez la page en deux.`,
  }),
  bytes: ({ section, block }) => ({
    en: `With the section "${section}" here, the page has more than 1 MB of content, from the section's block ${block} on. Remove sections, or split the page in two.`,
    de: `Mit dem Abschnitt „${section}“ an dieser Stelle hat die Seite mehr als 1 MB Inhalt, ab dem Block ${block} des Abschnitts. Bitte Abschnitte entfernen oder die Seite teilen.`,
    nl: `Met de sectie “${section}” op deze plek heeft de pagina meer dan 1 MB inhoud, vanaf het blok ${block} van de sectie. Verwijder secties of splits de pagina.`,
    fr: `Avec la section « ${section} » à cet endroit, la page dépasse 1 Mo de contenu, à partir du bloc ${block} de la section. Retirez des sections, ou divisez la page en deux.`,
  }),
  depth: ({ section, block }) => ({
    en: `In this place, blocks of the section "${section}" are nested more than ${depth} levels deep, from its block ${block} on. Move the section further out.`,
    de: `An dieser Stelle sind Blöcke des Abschnitts „${section}“ mehr als ${depth} Ebenen tief verschachtelt, ab seinem Block ${block}. Bitte den Abschnitt weiter nach außen verschieben.`,
    nl: `Op deze plek zijn blokken van de sectie “${section}” meer dan ${depth} niveaus diep genest, vanaf het blok ${block}. Verplaats de sectie verder naar buiten.`,
    fr: `À cet endroit, des blocs de la section « ${section} » sont imbriqués sur plus de ${depth} niveaux, à partir de son bloc ${block}. Déplacez la section vers l’extérieur.`,
  }),
  ids: ({ section, block }) => ({
    en: `In this place, the block ${block} of the section "${section}" would have the same id as another block of the page. Remove the section here, and insert it again.`,
    de: `An dieser Stelle hätte der Block ${block} des Abschnitts „${section}“ dieselbe ID wie ein anderer Block der Seite. Bitte den Abschnitt hier entfernen und neu einfügen.`,
    nl: `Op deze plek zou het blok ${block} van de sectie “${section}” dezelfde id hebben als een ander blok van de pagina. Verwijder de sectie hier en voeg die opnieuw in.`,
    fr: `À cet endroit, le bloc ${block} de la section « ${section} » aurait le même identifiant qu’un autre bloc de la page. Retirez la section d’ici, puis insérez-la à nouveau.`,
  }),
};
