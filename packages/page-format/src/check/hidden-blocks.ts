import type { Block, PageDocument } from '../document/document.ts';
import type { EditorText } from '../text/text.ts';
import type { Problem } from './problem.ts';

/** Advice for editors at each block that is hidden from visitors; what stands in one needs none of its own. */
export function findHidden({ blocks }: Pick<PageDocument, 'blocks'>): Problem[] {
  return blocks.flatMap(({ id, type, hidden, areas = {} }: Block): Problem[] => {
    if (hidden) return [{ level: 'warning', blockId: id, blockType: type, path: [], message: HIDDEN }];
    return Object.values(areas).flatMap((children) => findHidden({ blocks: children }));
  });
}

const HIDDEN: EditorText = {
  en: 'Visitors do not see this block, nor what stands in it. Show it when it is ready.',
  de: 'Besucher sehen diesen Block nicht, und auch nicht, was darin steht. Bitte einblenden, wenn er fertig ist.',
  nl: 'Bezoekers zien dit blok niet, en ook niet wat erin staat. Toon het zodra het klaar is.',
  fr: 'Les visiteurs ne voient ni ce bloc ni ce qu’il contient. Affichez-le quand il est prêt.',
};
