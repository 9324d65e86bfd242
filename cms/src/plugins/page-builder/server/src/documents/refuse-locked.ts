import type { Core } from '@strapi/strapi';
import {
  type EditorText,
  migrateDocument,
  type PageDocument,
  type Registry,
  salvageDocument,
  translate,
} from 'page-format';
import { findLockBreach } from '../../../shared/locks.ts';
import { type Tree, treeFromDocument } from '../../../shared/page-tree.ts';
import { type Ability, LOCK_BLOCKS } from '../services/permissions.ts';
import { getRegistry } from '../services/registry/registry.ts';
import { refuse } from './refuse-document.ts';
import type { StoredRow } from './write-context.ts';

/** Whether a lock holds whoever writes: a person whose role may not unlock blocks. Programs and the server's own code are none. */
export function isHeldByLocks(strapi: Core.Strapi): boolean {
  const { userAbility } = (strapi.requestContext.get()?.state ?? {}) as { userAbility?: Ability };
  return userAbility !== undefined && !userAbility.can(LOCK_BLOCKS);
}

/**
 * Refuses what does to a page what a lock forbids, or locks or unlocks a block. Blocks that come to the page may bring their
 * lock, as from a version or from another language.
 * @param data what is to be stored; what is no document is none of a lock's business
 * @param stored the draft that is written over
 * @throws ValidationError naming the block
 */
export function refuseLocked(
  strapi: Core.Strapi,
  fields: readonly string[],
  data: Readonly<Record<string, unknown>>,
  stored: StoredRow,
): void {
  const { blocks } = getRegistry(strapi);
  const readTree = (document: PageDocument) => treeFromDocument(migrateDocument(document, blocks));
  for (const field of fields) {
    const sent = salvageDocument(data[field])?.document;
    const before = sent && salvageDocument(stored[field])?.document;
    if (!before) continue;
    const [old, now] = [readTree(before), readTree(sent)];
    const id = findLockBreach(old, now, blocks) ?? findOtherLock(old, now);
    if (id !== undefined) throw refuseBlock(field, old, id, blocks);
  }
}

/** A block that both pages have, and that is locked on one of them alone. */
function findOtherLock(before: Tree, after: Tree): string | undefined {
  for (const { id, locked } of before.blocks.values()) {
    const now = after.blocks.get(id);
    if (now && now.locked !== locked) return id;
  }
  return undefined;
}

function refuseBlock(field: string, { blocks }: Tree, blockId: string, registry: Registry) {
  const { name, type = '', locked } = blocks.get(blockId) ?? {};
  const label = registry.get(type)?.label;
  const called = (language: string) => name ?? (label ? translate(label, language) : type);
  const message = locked ? explainLocked(called) : explainRight(called);
  const issue = { level: 'error', code: 'locked', field, blockId, message };
  return refuse(field, `"${field}" was not saved: ${message.en} (block "${blockId}")`, [issue]);
}

type Called = (language: string) => string;

const explainLocked = (called: Called): EditorText => ({
  en: `"${called('en')}" is locked: it and everything in it stay where they are, and your role may not unlock it. Undo that change; texts and settings can be changed.`,
  de: `„${called('de')}“ ist gesperrt: Der Block und alles darin bleiben an ihrem Platz, und Ihre Rolle darf ihn nicht entsperren. Bitte diese Änderung rückgängig machen; Texte und Einstellungen lassen sich ändern.`,
  nl: `“${called('nl')}” is vergrendeld: het blok en alles erin blijven op hun plaats, en je rol mag het niet ontgrendelen. Maak die wijziging ongedaan; teksten en instellingen kun je wel wijzigen.`,
  fr: `« ${called('fr')} » est verrouillé : le bloc et tout son contenu gardent leur place, et votre rôle ne permet pas de le déverrouiller. Annulez cette modification ; les textes et les paramètres restent modifiables.`,
});

const explainRight = (called: Called): EditorText => ({
  en: `Your role may not lock blocks, and "${called('en')}" would be locked by this.`,
  de: `Ihre Rolle darf keine Blöcke sperren, und „${called('de')}“ wäre damit gesperrt.`,
  nl: `Je rol mag geen blokken vergrendelen, en “${called('nl')}” zou hiermee vergrendeld zijn.`,
  fr: `Votre rôle ne permet pas de verrouiller des blocs, et « ${called('fr')} » le serait ainsi.`,
});
