import { mendHeading } from './mend-heading.ts';
import type { PageCheck, Problem } from './problem.ts';
import { type KnownBlock, walkKnown } from './walk-known.ts';

/**
 * A page has exactly one H1, the heading that says what it is about. For projects whose pages have it in their blocks; a
 * site that draws the entry's title as the H1 does not list this check.
 *
 * Of the two sides of a feature flag visitors see one, so an H1 there is never one too many. A page without any heading
 * is left alone: it has nothing that could become the first.
 */
export const oneMainHeading: PageCheck = {
  id: 'page-format.one-main-heading',
  check(document, registry) {
    let first: KnownBlock | undefined;
    let hasMain = false;
    const found: Problem[] = [];
    for (const known of walkKnown(document, registry)) {
      const levels: number[] = known.definition.headings?.(known.props) ?? [];
      if (levels.length > 0) first ??= known;
      const extra = levels.findIndex((level, index) => level === 1 && (hasMain || levels.indexOf(1) < index));
      if (extra >= 0 && !known.rules.some(({ flag }) => flag)) found.push(report(known, extra, 2, SECOND));
      hasMain ||= levels.includes(1);
    }
    if (!first || hasMain) return found;
    return [{ ...report(first, 0, 1, MISSING), onceSaved: true }];
  },
};

/** @param index of the heading in the block, and the level it should have */
function report(
  { block, definition, props }: KnownBlock,
  index: number,
  level: number,
  message: Problem['message'],
): Problem {
  const { id: blockId, type: blockType } = block;
  return { level: 'warning', blockId, blockType, message, ...mendHeading(definition, props, index, level) };
}

const SECOND: Problem['message'] = {
  en: 'This page has another H1 further up. One is enough to say what the page is about; make this an H2.',
  de: 'Diese Seite hat weiter oben schon eine H1. Eine genügt, um zu sagen, worum es geht; bitte hier eine H2 verwenden.',
  nl: 'Hoger op deze pagina staat al een H1. Eén is genoeg om te zeggen waar de pagina over gaat; maak hier een H2 van.',
  fr: 'Cette page a déjà un H1 plus haut. Un seul suffit à dire de quoi il s’agit ; faites de celui-ci un H2.',
};

const MISSING: Problem['message'] = {
  en: 'This page has no H1, the heading that says what it is about. Make its first heading the H1, or put one above it.',
  de: 'Diese Seite hat keine H1, also keine Überschrift, die sagt, worum es geht. Bitte die erste zur H1 machen oder eine darüber setzen.',
  nl: 'Deze pagina heeft geen H1: de kop die zegt waar de pagina over gaat. Maak van de eerste kop een H1, of zet er een boven.',
  fr: 'Cette page n’a pas de H1, le titre qui dit de quoi il s’agit. Faites du premier titre le H1, ou placez-en un au-dessus.',
};
