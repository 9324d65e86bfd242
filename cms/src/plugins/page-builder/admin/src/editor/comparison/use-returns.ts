import { useMemo } from 'react';
import { type Difference, listDifferences } from '../../../../shared/differences/list-differences.ts';
import { sourcesOf } from '../../../../shared/translation/sources-of.ts';
import { blockFromTree } from '../../model/convert.ts';
import type { Tree } from '../../model/tree.ts';
import type { Editing } from '../../session/editing.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { bringBack, canReturn, listProps } from './bring-back.ts';
import { languageOf, type Side } from './sides/sides.ts';
import { useTree } from './use-tree.ts';

/** What of the first page can be put onto the page that is edited. */
export interface Returns {
  /** True for a page in another language, from which things are brought over and not back. */
  isLanguage: boolean;
  /** What can be undone of a difference: with the page as it is now, which neither side needs to be. */
  find(difference: Difference): Offer | undefined;
  bringBack(difference: Difference, props?: readonly string[]): void;
}

export interface Offer {
  difference: Difference;
  /** Properties that can be brought back by themselves. */
  props: readonly string[];
}

/** @returns undefined for who may not edit */
export function useReturns(editing: Editing, side: Side, version: Tree | undefined): Returns | undefined {
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const page = editing.store;
  const now = useTree(page);
  return useMemo(() => {
    if (!canEdit || !version || !now) return undefined;
    const byBlock = new Map<string, Difference[]>();
    for (const difference of listDifferences(version, now)) {
      byBlock.set(difference.block, [...(byBlock.get(difference.block) ?? []), difference]);
    }
    const locale = languageOf(side);
    return {
      isLanguage: locale !== undefined,
      find({ kind, block }) {
        const found = byBlock.get(block)?.find((one) => one.kind === kind || one.kind === 'removed');
        if (!found) return undefined;
        const props = listProps(page, version, found);
        return props.length > 0 || canReturn(page, version, found) ? { difference: found, props } : undefined;
      },
      bringBack(difference, props) {
        if (!bringBack(page, version, difference, props)) return commands.refuse(t('versions.noRoom'));
        if (locale === undefined) editing.noteStep('restore');
        else if (difference.kind === 'removed') {
          const brought = [blockFromTree(page.getSession().tree, difference.block)];
          for (const [block, source] of sourcesOf(brought, locale, page.registry, 'taken'))
            editing.noteSource(block, source);
        }
        commands.announce(t('comparison.broughtBack'));
      },
    };
  }, [canEdit, version, now, side, page, editing, commands, t]);
}
