import type { Block, PageDocument } from '../document/document.ts';
import { walk } from '../document/walk.ts';
import { cutText } from '../text/characters.ts';
import type { Problem } from './problem.ts';

/**
 * Advice that somebody has read and does not follow, with the reason. It stands among the block's properties, under a name
 * that no declaration can have: so it is saved, copied, merged and undone with the block, and no View is ever given it.
 */
export interface PutAside {
  /** As the problem has it. When the list is sorted, the advice is given again. */
  path: (string | number)[];
  /** The problem's English sentence. Another sentence is another problem. */
  message: string;
  reason: string;
}

/** Name of the property. */
export const PUT_ASIDE = '$putAside';

/** Characters of a reason. */
export const LONGEST_REASON = 300;

/** More advice than a block ever gets; what stands behind it in a stored list is not read. */
const MOST = 50;

/** What is put aside in a block, as far as it can be read. */
export function listPutAside({ props }: Pick<Block, 'props'>): readonly PutAside[] {
  const stored = props[PUT_ASIDE];
  return Array.isArray(stored) ? stored.slice(0, MOST).filter(isPutAside) : [];
}

/** The property's value once advice is put aside, or the reason for it is another one. */
export function withPutAside(block: Pick<Block, 'props'>, problem: Problem, reason: string): readonly PutAside[] {
  const { path, message } = problem;
  return [{ path, message: message.en, reason: cutText(reason, LONGEST_REASON) }, ...withoutPutAside(block, problem)];
}

/** The property's value once advice is taken up again. */
export function withoutPutAside(block: Pick<Block, 'props'>, problem: Problem): readonly PutAside[] {
  return listPutAside(block).filter((aside) => !isAbout(aside, problem));
}

/**
 * Notes on each warning why it was put aside, where it was. Errors are never put aside.
 * @param findBlock finds a block of the page by its id
 */
export function markPutAside(
  problems: readonly Problem[],
  findBlock: (id: string) => Pick<Block, 'props'> | undefined,
): Problem[] {
  return problems.map((problem) => {
    const block = problem.level === 'warning' ? findBlock(problem.blockId) : undefined;
    const aside = block && listPutAside(block).find((candidate) => isAbout(candidate, problem));
    return aside ? { ...problem, putAside: aside.reason } : problem;
  });
}

/** The problems of a stored page without the advice that was put aside. */
export function listOpen(problems: readonly Problem[], document: PageDocument): Problem[] {
  const blocks = new Map([...walk(document)].map(({ block }) => [block.id, block]));
  return markPutAside(problems, (id) => blocks.get(id)).filter(({ putAside }) => putAside === undefined);
}

/** The page as it goes out: what was put aside, without the reasons, which are words among editors. */
export function hideReasons(document: PageDocument): PageDocument {
  const blocks = hideReasonsOf(document.blocks);
  return blocks === document.blocks ? document : { ...document, blocks };
}

/** @returns the same list where nothing was put aside, as in most pages */
function hideReasonsOf(blocks: Block[]): Block[] {
  let isSame = true;
  const hidden = blocks.map((block) => {
    const areas =
      block.areas && Object.fromEntries(Object.entries(block.areas).map(([name, list]) => [name, hideReasonsOf(list)]));
    const isInner = areas && Object.entries(areas).some(([name, list]) => list !== block.areas?.[name]);
    if (!isInner && !Object.hasOwn(block.props, PUT_ASIDE)) return block;
    isSame = false;
    const asides = listPutAside(block).map((aside) => ({ ...aside, reason: '' }));
    return {
      ...block,
      ...(Object.hasOwn(block.props, PUT_ASIDE) && { props: { ...block.props, [PUT_ASIDE]: asides } }),
      ...(areas && { areas }),
    };
  });
  return isSame ? blocks : hidden;
}

function isPutAside(value: unknown): value is PutAside {
  const { path, message, reason } = (value ?? {}) as Partial<PutAside>;
  return Array.isArray(path) && typeof message === 'string' && typeof reason === 'string';
}

function isAbout(aside: PutAside, { path, message }: Problem): boolean {
  return aside.message === message.en && aside.path.join('/') === path.join('/');
}
