import type { AnyBlockDefinition } from '../block/define-block.ts';
import { blockStatus, migrateBlock, migrateDocument } from '../block/migrate.ts';
import { readProps } from '../block/props.ts';
import { listAreas, type Registry } from '../block/registry.ts';
import { readDamagedProps } from '../document/damaged-block.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { type EditorText, translate } from '../text/text.ts';
import { checkAreas } from './check-areas.ts';
import { checkFields } from './check-fields.ts';
import { createPageCheck } from './check-page.ts';
import { mendUntouchedItem } from './mend-item.ts';
import { explainMisplacement, type Holder } from './misplaced.ts';
import type { Problem } from './problem.ts';

/**
 * Checks a document against the block definitions. The same checker feeds the Problems panel, guards publishing on the
 * server, and warns during the site build. Expects a document that passed `checkShape`, migrated or not.
 *
 * Only what an editor can see and mend is checked: not the content of blocks that are kept as they are, nor of areas
 * that no item owns any more.
 *
 * A hidden block is a draft within the page. What is missing in it is advice until it is shown, for nobody gets it; wrong
 * values stay errors, because they are wrong wherever they go. Rules of the page as a whole leave it out.
 * @returns problems in reading order; behind them what the project's own checks find
 */
export function findProblems(document: PageDocument, registry: Registry): Problem[] {
  const problems: Problem[] = [];
  const checkOnPage = createPageCheck();

  function visit(block: Block, holder: Holder | undefined, isInHidden = false): void {
    const isHidden = isInHidden || block.hidden === true;
    const add = (level: Problem['level'], message: EditorText, path: Problem['path'] = []) =>
      problems.push({ level, blockId: block.id, blockType: block.type, path, message });

    const misplacement = holder && explainMisplacement(block, holder);
    if (misplacement) add('error', misplacement);
    const definition = registry.get(block.type);
    const status = blockStatus(block, registry);
    if (status === 'damaged') {
      add('error', explainDamaged(block));
      return;
    }
    if (!definition || status !== 'known') {
      add('warning', explainKept(block, definition));
      return;
    }
    const current = migrateBlock(block, registry);
    if (current.v < definition.version) add('error', explainNotMigrated(current, definition));
    const props = readProps(definition, current.props);
    const found = [
      ...checkFields(definition.props, current.props).map((each) => mendUntouchedItem(each, definition, props)),
      ...(definition.check?.(props) ?? []),
      ...(isHidden ? [] : checkOnPage(current, definition)),
      ...checkAreas(definition, block, props),
    ];
    for (const problem of found) {
      const level = isHidden && problem.isMissing ? 'warning' : problem.level;
      problems.push({ ...problem, level, blockId: block.id, blockType: block.type, path: problem.path ?? [] });
    }
    // What is missing has its own sentence where it is an error; a prompt says it for what only shows nothing.
    const prompt = found.some(({ level }) => level === 'error') ? undefined : definition.prompt?.(props);
    if (prompt) {
      const place = { blockId: block.id, blockType: block.type, path: [] };
      problems.push({ level: 'warning', isMissing: true, ...place, message: prompt });
    }
    for (const { name, rule } of listAreas(definition, current.props)) {
      for (const child of block.areas?.[name] ?? []) visit(child, { definition, rule }, isHidden);
    }
  }

  for (const block of document.blocks) visit(block, undefined);
  if (registry.checks.length === 0) return problems;
  const current = migrateDocument(document, registry);
  return [...problems, ...registry.checks.flatMap(({ check }) => check(current, registry))];
}

function explainNotMigrated(block: Block, definition: AnyBlockDefinition): EditorText {
  return {
    en: `This ${definition.label.en} is damaged and could not be updated from version ${block.v}. Delete it and add it again.`,
    de: `Dieser Block „${translate(definition.label, 'de')}“ ist beschädigt und konnte nicht von Version ${block.v} aktualisiert werden. Bitte löschen und neu anlegen.`,
    nl: `Dit blok “${translate(definition.label, 'nl')}” is beschadigd en kon niet vanaf versie ${block.v} worden bijgewerkt. Verwijder het en voeg het opnieuw toe.`,
    fr: `Ce bloc « ${translate(definition.label, 'fr')} » est endommagé et n’a pas pu être mis à jour depuis la version ${block.v}. Supprimez-le et ajoutez-le à nouveau.`,
  };
}

/** What is missing of a page may be what matters, so visitors see it only once somebody has looked. */
function explainDamaged(block: Block): EditorText {
  const { reason, isNewer } = readDamagedProps(block);
  if (isNewer) {
    return {
      en: 'This page was written by a newer version of the editor, and can be published again when this one has been updated.',
      de: 'Diese Seite wurde mit einer neueren Version des Editors geschrieben und kann nach dessen Aktualisierung wieder veröffentlicht werden.',
      nl: 'Deze pagina is met een nieuwere versie van de editor gemaakt en kan weer worden gepubliceerd zodra deze editor is bijgewerkt.',
      fr: 'Cette page a été écrite avec une version plus récente de l’éditeur, et pourra de nouveau être publiée quand celui-ci aura été mis à jour.',
    };
  }
  return {
    en: `Something here is damaged and could not be read: ${reason} Copy what you need of its source, then delete it.`,
    de: `Hier ist etwas beschädigt und nicht lesbar: ${reason} Kopieren Sie aus dem Quelltext, was Sie brauchen, und löschen Sie es dann.`,
    nl: `Hier is iets beschadigd dat niet kan worden gelezen: ${reason} Kopieer wat je nodig hebt uit de broncode en verwijder het daarna.`,
    fr: `Un élément est endommagé et n’a pas pu être lu : ${reason} Copiez ce dont vous avez besoin dans sa source, puis supprimez-le.`,
  };
}

function explainKept(block: Block, definition: AnyBlockDefinition | undefined): EditorText {
  if (!definition) {
    return {
      en: `This site does not know the block "${block.type}". It is kept, and shows nothing to visitors.`,
      de: `Diese Website kennt den Block „${block.type}“ nicht. Er bleibt erhalten und zeigt Besuchern nichts.`,
      nl: `Deze site kent het blok “${block.type}” niet. Het blijft bewaard, maar bezoekers zien er niets van.`,
      fr: `Ce site ne connaît pas le bloc « ${block.type} ». Il est conservé, et reste invisible pour les visiteurs.`,
    };
  }
  return {
    en: `This ${block.type} was written by a newer version of the editor. It is kept, and shows nothing to visitors.`,
    de: `Dieser Block „${block.type}“ stammt aus einer neueren Version des Editors. Er bleibt erhalten und zeigt Besuchern nichts.`,
    nl: `Dit blok “${block.type}” is met een nieuwere versie van de editor gemaakt. Het blijft bewaard, maar bezoekers zien er niets van.`,
    fr: `Ce bloc « ${block.type} » a été écrit avec une version plus récente de l’éditeur. Il est conservé, et reste invisible pour les visiteurs.`,
  };
}
