import type { Core } from '@strapi/strapi';
import { type EditorText, migrateDocument, type Registry, salvageDocument, translate } from 'page-format';
import { metadataKey } from '../../../shared/block-content.ts';
import { type Tree, treeFromDocument } from '../../../shared/page-tree.ts';
import { type BesideTexts, findBesideTexts } from '../../../shared/translation/find-beside-texts.ts';
import { isSameJson } from '../../../shared/version.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { createHttpError, errors } from '../strapi-errors.ts';
import { describeRefusal } from './refuse-document.ts';
import type { StoredRow } from './write-context.ts';

/**
 * Refuses a page in which anything but texts differs from the stored one, with status 403.
 * @param stored the draft that is written over; there is nothing to begin by texts alone
 * @throws an error called ValidationError that names the block and its property, or NotFoundError
 */
export function refuseBesideTexts(
  strapi: Core.Strapi,
  fields: readonly string[],
  data: Readonly<Record<string, unknown>>,
  stored: StoredRow | undefined,
): void {
  if (!stored)
    throw new errors.NotFoundError('This entry is not there in that language, so it has no texts to change.');
  const { blocks } = getRegistry(strapi);
  const readTree = (value: unknown): Tree | undefined => {
    const found = salvageDocument(value);
    return found?.damage.length === 0 ? treeFromDocument(migrateDocument(found.document, blocks)) : undefined;
  };
  for (const field of fields) {
    const sent = data[field];
    if (sent === undefined || isSameJson(sent, stored[field])) continue;
    const [before, after] = [readTree(stored[field]), readTree(sent)];
    if (!before || !after) throw refuseField(field, UNREADABLE);
    const found = findBesideTexts(before, after, blocks);
    if (found) throw refuseField(field, explain(before, after, found, blocks), found);
  }
}

function refuseField(field: string, message: EditorText, { block, prop }: Partial<BesideTexts> = {}): Error {
  const place = block === undefined ? '' : ` (block "${block}")`;
  const issue = {
    level: 'error',
    code: 'texts-only',
    field,
    blockId: block,
    path: prop === undefined ? [] : [prop],
    message,
  };
  const said = `"${field}" was not saved: ${message.en}${place}`;
  // Of another name, the content manager's form would reset itself and look saved.
  return createHttpError(403, 'ValidationError', said, describeRefusal(field, said, [issue]));
}

function explain(before: Tree, after: Tree, { block: id, prop }: BesideTexts, registry: Registry): EditorText {
  const { name, type = '' } = before.blocks.get(id) ?? after.blocks.get(id) ?? {};
  const definition = registry.get(type);
  const labelOf = (label: EditorText | undefined, language: string) => label && translate(label, language);
  const called = (language: string) => {
    const block = name ?? labelOf(definition?.label, language) ?? type;
    if (prop === undefined) return block;
    const property = metadataKey(prop) ?? labelOf(definition?.props[prop]?.label, language) ?? prop;
    return `${block} › ${property}`;
  };
  return {
    en: `Your role changes texts in this language, nothing else, and “${called('en')}” would be changed by this.`,
    de: `Ihre Rolle ändert in dieser Sprache Texte und sonst nichts, und „${called('de')}“ wäre damit geändert.`,
    nl: `Je rol wijzigt in deze taal alleen teksten, en “${called('nl')}” zou hiermee veranderen.`,
    fr: `Votre rôle modifie les textes dans cette langue, et rien d’autre ; « ${called('fr')} » serait ainsi modifié.`,
  };
}

const UNREADABLE: EditorText = {
  en: 'Your role changes texts in this language, nothing else, and a part of this page cannot be read.',
  de: 'Ihre Rolle ändert in dieser Sprache Texte und sonst nichts, und ein Teil dieser Seite ist nicht lesbar.',
  nl: 'Je rol wijzigt in deze taal alleen teksten, en een deel van deze pagina is niet leesbaar.',
  fr: 'Votre rôle modifie les textes dans cette langue, et rien d’autre ; une partie de cette page est illisible.',
};
