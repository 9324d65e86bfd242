import { DOCUMENT_LIMITS } from 'page-format';
import type { Refused } from '../../model/placement.ts';
import type { Tree } from '../../model/tree.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import type { Outcome } from '../../store/acting.ts';
import type { EditorStore } from '../../store/editor-store.ts';
import type { TFunction } from '../../text/use-translation.ts';
import type { Names } from './names.ts';

interface CommandHost {
  store: EditorStore;
  names: Names;
  t: TFunction;
  /** False while the entry may only be looked at, or its texts alone written. */
  canEdit: boolean;
  /** Reads a sentence out. */
  announce(text: string): void;
  /** Reads a sentence out and shows it, where nothing else on the screen tells. */
  note(text: string): void;
  /** Reads out why nothing was done, and shows it. */
  refuse(reason: string): void;
}

/** What all commands work with: the page as it is now, and the words for it. */
export interface CommandBase extends CommandHost {
  tree(): Tree;
  /** Selected blocks in the order of the page, without those that stand in another one. */
  selected(): string[];
  /** What blocks are called in a sentence. */
  called(ids: readonly string[]): string;
  /** Why something was refused, as a sentence. */
  explain(refused: Refused): string;
  /** Says what came of something. */
  tell(outcome: Outcome, describe: (ids: readonly string[]) => string): void;
  /** A block and its place, for a sentence. */
  sentence(ids: readonly string[]): { block: string; place: string };
}

export function createCommandBase(host: CommandHost): CommandBase {
  const { store, names, t, announce, refuse } = host;
  const tree = () => store.getSession().tree;
  const called = (ids: readonly string[]) =>
    ids.length === 1 ? names.block(tree(), ids[0] as string) : t('say.several', { count: ids.length });
  const explain = (refused: Refused) => describeRefusal(refused, names, t, tree());
  return {
    ...host,
    tree,
    called,
    explain,
    selected: () => outermostInOrder(tree(), store.getSession().selection.blocks),
    tell(outcome, describe) {
      if ('ids' in outcome) announce(describe(outcome.ids));
      else refuse(explain(outcome));
    },
    sentence: (ids) => ({ block: called(ids), place: names.place(tree(), ids[0] ?? '', 'sentence') }),
  };
}

/** Why something was refused, as a sentence. */
export function describeRefusal({ refusal, type, block }: Refused, names: Names, t: TFunction, tree: Tree): string {
  const called = block === undefined ? names.type(type) : names.block(tree, block);
  const values = { block: called, depth: DOCUMENT_LIMITS.depth, blocks: DOCUMENT_LIMITS.blocks };
  return t(`refused.${refusal}`, values);
}
