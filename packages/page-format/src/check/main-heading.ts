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
    let first: { known: KnownBlock; level: number } | undefined;
    let hasMain = false;
    const found: Problem[] = [];
    for (const known of walkKnown(document, registry)) {
      const levels = known.definition.headings?.(known.props) ?? [];
      if (levels[0] !== undefined) first ??= { known, level: levels[0] };
      const main = levels.filter((level) => level === 1).length;
      const isOneTooMany = main > (hasMain ? 0 : 1) && !known.rules.some(({ flag }) => flag);
      if (isOneTooMany) found.push(report(known, 1, 2, SECOND));
      hasMain ||= main > 0;
    }
    if (!first || hasMain) return found;
    return [{ ...report(first.known, first.level, 1, MISSING), onceSaved: true }];
  },
};

function report({ block, definition }: KnownBlock, was: number, value: number, message: Problem['message']): Problem {
  const { id: blockId, type: blockType } = block;
  return { level: 'warning', blockId, blockType, message, ...mendHeading(definition, was, value) };
}

const SECOND: Problem['message'] = {
  en: 'This page has another H1 further up. One says what the page is about; make this an H2.',
  de: 'Diese Seite hat weiter oben schon eine H1. Eine sagt, worum es geht; bitte hier eine H2 verwenden.',
  nl: 'Hoger op deze pagina staat al een H1. Eén kop zegt waar de pagina over gaat; maak hier een H2 van.',
  fr: 'Cette page a déjà un H1 plus haut. Un seul dit de quoi il s’agit ; faites de celui-ci un H2.',
};

const MISSING: Problem['message'] = {
  en: 'This page has no H1, the heading that says what it is about. Make its first heading the H1, or put one above it.',
  de: 'Diese Seite hat keine H1, also keine Überschrift, die sagt, worum es geht. Bitte die erste zur H1 machen oder eine darüber setzen.',
  nl: 'Deze pagina heeft geen H1: de kop die zegt waar ze over gaat. Maak van de eerste kop een H1, of zet er een boven.',
  fr: 'Cette page n’a pas de H1, le titre qui dit de quoi il s’agit. Faites du premier titre le H1, ou placez-en un au-dessus.',
};
