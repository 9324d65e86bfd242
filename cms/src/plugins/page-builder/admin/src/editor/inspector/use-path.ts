import { useMemo } from 'react';
import { ancestorsOf } from '../../model/tree.ts';
import { useSession } from '../../store/use-store.ts';

/**
 * Ids of the blocks around a block, outermost first: the same list until they are others. Follows the block's moves, and no
 * other change of the page.
 */
export function usePath(id: string): readonly string[] {
  // Compared as text: a list would be another one each time.
  const path = useSession(({ tree }) => ancestorsOf(tree, id).reverse().join(' '));
  return useMemo(() => (path === '' ? [] : path.split(' ')), [path]);
}
