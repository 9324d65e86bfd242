import { blockStatus } from '../block/migrate.ts';
import type { Registry } from '../block/registry.ts';
import type { Problem } from '../check/problem.ts';
import type { PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { placeReferencesOf } from './place-references.ts';
import { type Reference, type ResolvedReferences, referenceKey, SECTION_TYPE } from './references.ts';

/**
 * References of a document whose target is gone: a deleted page that a text links to, a deleted file. Visitors get
 * nothing in their place, so they are warnings.
 * @param refs what the references lead to; one that was not asked for yet is no problem
 * @returns problems in reading order, one for each place and target
 */
export function findMissingReferences(document: PageDocument, registry: Registry, refs: ResolvedReferences): Problem[] {
  const problems: Problem[] = [];
  if (!Object.values(refs).includes(null)) return problems;
  for (const { block } of walk(document)) {
    if (blockStatus(block, registry) !== 'known') continue;
    for (const { path, reference } of placeReferencesOf(block)) {
      if (refs[referenceKey(reference)] !== null) continue;
      problems.push({
        level: 'warning',
        blockId: block.id,
        blockType: block.type,
        path,
        message: explainMissing(reference),
      });
    }
  }
  return problems;
}

function explainMissing(reference: Reference): Problem['message'] {
  // Only links in a text have no snapshot of their file.
  if (reference.$ref === 'media' && !('snapshot' in reference)) {
    return {
      en: 'A link leads to a file that no longer exists. Choose another file, or remove the link.',
      de: 'Ein Link führt auf eine Datei, die es nicht mehr gibt. Bitte eine andere Datei wählen oder den Link entfernen.',
      nl: 'Een link leidt naar een bestand dat niet meer bestaat. Kies een ander bestand of verwijder de link.',
      fr: 'Un lien mène à un fichier qui n’existe plus. Choisissez un autre fichier, ou supprimez le lien.',
    };
  }
  // Only links say where on a page they lead.
  if ('hash' in reference) {
    return {
      en: 'A link leads to a page that no longer exists in this language. Choose another page, or remove the link.',
      de: 'Ein Link führt auf eine Seite, die es in dieser Sprache nicht mehr gibt. Bitte eine andere Seite wählen oder den Link entfernen.',
      nl: 'Een link leidt naar een pagina die in deze taal niet meer bestaat. Kies een andere pagina of verwijder de link.',
      fr: 'Un lien mène à une page qui n’existe plus dans cette langue. Choisissez une autre page, ou supprimez le lien.',
    };
  }
  const name = 'snapshot' in reference ? nameOf(reference.snapshot) : '';
  if (reference.$ref === SECTION_TYPE) {
    return {
      en: `The section${name && ` "${name}"`} no longer exists, and visitors see nothing here. Remove it, or place another.`,
      de: `Den Abschnitt${name && ` „${name}“`} gibt es nicht mehr, Besucher sehen hier nichts. Bitte entfernen oder einen anderen einsetzen.`,
      nl: `De sectie${name && ` “${name}”`} bestaat niet meer en bezoekers zien hier niets. Verwijder die of plaats een andere.`,
      fr: `La section${name && ` « ${name} »`} n’existe plus, et les visiteurs ne voient rien ici. Retirez-la, ou placez-en une autre.`,
    };
  }
  return {
    en: `What was chosen here${name && ` ("${name}")`} no longer exists. Choose something else.`,
    de: `Was hier gewählt war${name && ` („${name}“)`}, gibt es nicht mehr. Bitte etwas anderes wählen.`,
    nl: `Wat hier gekozen was${name && ` (“${name}”)`}, bestaat niet meer. Kies iets anders.`,
    fr: `Ce qui était choisi ici${name && ` (« ${name} »)`} n’existe plus. Choisissez autre chose.`,
  };
}

function nameOf(snapshot: object | undefined): string {
  const { name, title } = (snapshot ?? {}) as { name?: unknown; title?: unknown };
  const found = name ?? title;
  return typeof found === 'string' ? found : '';
}
