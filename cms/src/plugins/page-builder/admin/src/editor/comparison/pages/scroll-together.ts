import { measureBlock } from '../../canvas/measure-block.ts';
import { WHICH, type Which } from '../sides/sides.ts';
import { alignPages, findOpposite, type Measured, type Pair } from './align-pages.ts';

/** Two pages that are scrolled as one: what belongs together stands beside each other. */
export interface ScrollTogether {
  /** @returns takes the page out again */
  add(which: Which, page: HTMLElement): () => void;
  /** Blocks that stand somewhere else on the other page, and so align nothing. */
  setMoved(moved: ReadonlySet<string>): void;
  /** Brings a block to the middle of each page that has it; a page without it follows. */
  show(block: string): void;
}

export function createScrollTogether(): ScrollTogether {
  const pages = new Map<Which, HTMLElement>();
  /** Where a page was scrolled to from here; that it then tells of having been scrolled means nothing. */
  const sent = new Map<Which, number>();
  const alignments = new Map<Which, Pair[]>();
  let moved: ReadonlySet<string> = new Set();
  let driver: Which = 'after';

  const align = (from: Which): Pair[] => {
    const known = alignments.get(from);
    if (known) return known;
    const [one, other] = [pages.get(from), pages.get(opposite(from))];
    const pairs = one && other ? alignPages(measure(one), measure(other), moved) : [];
    alignments.set(from, pairs);
    return pairs;
  };
  const scrollTo = (which: Which, top: number) => {
    const screen = screenOf(pages.get(which));
    if (!screen || Math.abs(screen.scrollY - top) < 1) return;
    // Whatever the site's own styles say of scrolling.
    screen.scrollTo({ top, behavior: 'instant' });
    sent.set(which, screen.scrollY);
  };
  /** Has the other page follow this one: what is at a line of the screen stands beside what belongs to it. */
  const lead = (which: Which) => {
    const [one, other] = [pages.get(which), pages.get(opposite(which))];
    const [screen, otherScreen] = [screenOf(one), screenOf(other)];
    if (!one || !other || !screen || !otherScreen) return;
    const line = lineOf(one, screen);
    const height = findOpposite(align(which), screen.scrollY + line);
    scrollTo(opposite(which), Math.max(0, Math.min(height - line, heightOf(other) - otherScreen.innerHeight)));
  };
  const forget = () => alignments.clear();

  return {
    add(which, page) {
      pages.set(which, page);
      forget();
      const screen = page.ownerDocument.defaultView;
      const scroll = () => {
        const expected = sent.get(which);
        sent.delete(which);
        if (expected !== undefined && Math.abs((screen?.scrollY ?? 0) - expected) < 2) return;
        driver = which;
        lead(which);
      };
      // Pictures come, and a page grows: what stood beside each other shall do so still.
      const grown = new ResizeObserver(() => {
        forget();
        lead(driver);
      });
      grown.observe(page);
      page.ownerDocument.addEventListener('scroll', scroll);
      return () => {
        grown.disconnect();
        page.ownerDocument.removeEventListener('scroll', scroll);
        pages.delete(which);
        sent.delete(which);
        forget();
      };
    },
    setMoved(next) {
      moved = next;
      forget();
    },
    show(block) {
      const having = WHICH.filter((which) => findBlock(pages.get(which), block));
      for (const which of having) {
        const element = findBlock(pages.get(which), block);
        const screen = screenOf(pages.get(which));
        if (!element || !screen) continue;
        scrollTo(which, topToCentre(element, screen));
      }
      const [only] = having;
      if (having.length !== 1 || only === undefined) return;
      driver = only;
      lead(only);
    },
  };
}

function opposite(which: Which): Which {
  return which === 'before' ? 'after' : 'before';
}

function screenOf(page: HTMLElement | undefined): Window | null {
  return page?.ownerDocument.defaultView ?? null;
}

/** The line is at the top of the screen at the beginning of the page and goes down to its foot, so that both pages end together. */
function lineOf(page: HTMLElement, { innerHeight, scrollY }: Window): number {
  const way = heightOf(page) - innerHeight;
  return way > 0 ? (scrollY / way) * innerHeight : 0;
}

function topToCentre(element: Element, { innerHeight, scrollY }: Window): number {
  const { top, height } = measureBlock(element);
  // A sixth of the screen stays above one that is higher than the screen, for its tag.
  const room = Math.max(innerHeight / 6, (innerHeight - height) / 2);
  return Math.max(0, scrollY + top - room);
}

function heightOf(page: HTMLElement): number {
  return page.ownerDocument.documentElement.scrollHeight;
}

function findBlock(page: HTMLElement | undefined, block: string): Element | null {
  return page?.querySelector(`[data-block-id="${CSS.escape(block)}"]`) ?? null;
}

function measure(page: HTMLElement): Measured {
  const scrolled = screenOf(page)?.scrollY ?? 0;
  const blocks = [...page.querySelectorAll<HTMLElement>('[data-block-id]')];
  const spans = blocks.map((element) => {
    const { top, bottom } = measureBlock(element);
    return [element.dataset.blockId ?? '', { top: top + scrolled, bottom: bottom + scrolled }] as const;
  });
  return { spans: new Map(spans), height: heightOf(page) };
}
