/** A piece of an excerpt. */
export interface ExcerptPart {
  text: string;
  /** Whether it is what was searched for. */
  isMarked: boolean;
}

/**
 * Takes an excerpt of Pagefind's apart. It comes as HTML, in which every `<` and `>` of the page's text is `&lt;` and
 * `&gt;`, so that its only tags are Pagefind's own `<mark>`. Whoever shows the parts as text shows what the page says, and
 * no markup, whatever somebody typed there. Only a page that says `&lt;` itself is shown with `<` for it.
 */
export function readExcerpt(excerpt: string): ExcerptPart[] {
  const parts = excerpt.split(/(<mark>.*?<\/mark>)/s).filter(Boolean);
  return parts.map((part) => {
    const [, marked] = /^<mark>(.*)<\/mark>$/s.exec(part) ?? [];
    return { text: decode(marked ?? part), isMarked: marked !== undefined };
  });
}

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
