/** The matching of a page with one that was built apart from it. */
export const matching = {
  'matching.title': 'Match blocks',
  'matching.intro':
    'This page and the one in {locale} were built apart: they share hardly any blocks, so their texts cannot be compared. These blocks seem to belong together, first the one in {locale}, then the one here:',
  'matching.effect':
    'Matched blocks can be compared from then on. The texts of this page stay; they count as translations to look at, and the panel Translation lists them. Undo takes all of it back in one step.',
  'matching.match': 'Match {count, plural, one {# block} other {# blocks}}',
  'matching.done': '{count, plural, one {# block is} other {# blocks are}} matched. Undo takes it back.',
} as const;
