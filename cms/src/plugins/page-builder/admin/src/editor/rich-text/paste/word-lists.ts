/**
 * Word writes a list as paragraphs: `mso-list: l0 level2 lfo1` in the style says that one is an item and how deep, and
 * the bullet or number stands in the text, marked `mso-list: Ignore`.
 */
interface Item {
  paragraph: HTMLElement;
  list: string;
  level: number;
  isOrdered: boolean;
  start: number;
}

const MEMBERSHIP = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
/** `1.`, `12)`, `b.`, `iv)`, `(2)`; every other marker is a bullet. */
const NUMBER = /^\(?(\d+|[a-z]|[ivxlc]+)[.)]/i;

/** Turns every run of such paragraphs into lists, nested as deep as Word had them. */
export function makeWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')].flatMap((paragraph) => {
    const item = readItem(paragraph);
    return item ? [item] : [];
  });
  for (const run of splitRuns(items)) {
    const [first] = run;
    const lists = first ? nest(run, first.paragraph.ownerDocument) : undefined;
    if (lists) first?.paragraph.before(lists);
    for (const { paragraph } of run) paragraph.remove();
  }
}

function readItem(paragraph: HTMLElement): Item | undefined {
  // Browsers drop styles they do not know from `style`, so the attribute is read.
  const [, list, level] = MEMBERSHIP.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (!list || !level) return undefined;
  const marker = [...paragraph.querySelectorAll('span')].find((span) => MARKER.test(span.getAttribute('style') ?? ''));
  const sign = (marker?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
  marker?.remove();
  const number = NUMBER.exec(sign)?.[1];
  return { paragraph, list, level: Number(level), isOrdered: number !== undefined, start: Number(number) || 1 };
}

/** Items that follow one another without anything between them. */
function splitRuns(items: Item[]): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const previous = last?.at(-1);
    if (previous && item.paragraph.previousElementSibling === previous.paragraph && sameKind(item, previous)) {
      last?.push(item);
    } else runs.push([item]);
  }
  return runs;
}

/** Two lists can follow each other directly; within one, items of deeper levels may look as they like. */
function sameKind(item: Item, previous: Item): boolean {
  return item.list === previous.list || item.level > 1;
}

function nest(run: Item[], document: Document): HTMLElement {
  const root = document.createDocumentFragment();
  /** The list and the last item of every level that is open. */
  const open: { list: HTMLElement; item: HTMLElement | undefined }[] = [];
  for (const item of run) {
    // A run may begin deeper than it ends, and skip levels; nothing stands in a level that nobody used.
    const depth = Math.min(item.level, open.length + 1);
    open.length = Math.min(open.length, depth);
    if (open.length < depth) {
      const list = document.createElement(item.isOrdered ? 'ol' : 'ul');
      if (item.isOrdered && item.start > 1) list.setAttribute('start', String(item.start));
      (open.at(-1)?.item ?? root).append(list);
      open.push({ list, item: undefined });
    }
    const entry = document.createElement('li');
    const content = document.createElement('p');
    content.append(...item.paragraph.childNodes);
    entry.append(content);
    const level = open[depth - 1] as (typeof open)[number];
    level.list.append(entry);
    level.item = entry;
  }
  return root.firstElementChild as HTMLElement;
}
