import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { hasGrownApart, type Match } from '../../../../shared/translation/suggest-matches.ts';
import { useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { FollowOriginal, type FollowOriginalProps } from './FollowOriginal.tsx';
import { MatchBlocks } from './MatchBlocks.tsx';
import { takeMatches } from './take-matches.ts';

/** How the page is built beside its original. Pages that were built apart are matched first: nothing else can be said of them. */
export function OriginalStructure(props: FollowOriginalProps) {
  const { source, locale, editing } = props;
  const { t } = useTranslation();
  const { commands } = useCommands();
  const page = useSession(({ tree }) => tree);
  const box = useRef<HTMLDivElement>(null);
  const match = (matches: readonly Match[]) => {
    let count = 0;
    flushSync(() => {
      count = takeMatches(matches, source.tree, locale, editing);
    });
    // The button that was pressed is gone.
    box.current?.focus();
    commands.announce(t('matching.done', { count }));
  };
  return (
    <div ref={box} tabIndex={-1}>
      {page.blocks.size > 0 && hasGrownApart(source.tree, page) ? (
        <MatchBlocks original={source.tree} page={page} locale={locale} onMatch={match} />
      ) : (
        <FollowOriginal {...props} />
      )}
    </div>
  );
}
