/** Where a file or an entry is used, and what breaks when it goes. */
export const uses = {
  'uses.title': 'Where used',
  'uses.count': '{count, plural, =0 {Not used on any page.} one {Used on # page.} other {Used on # pages.}}',
  'uses.hidden': '{count, plural, one {# more you may not read.} other {# more you may not read.}}',
  'uses.none': 'Not used on any page, neither in drafts nor in what is published.',
  'uses.loading': 'Looking for where it is used…',
  'uses.failed': 'Where it is used could not be loaded: {reason}',
  'uses.morePlaces': '{count, plural, one {# more place on this page.} other {# more places on this page.}}',
  'uses.draft': 'Draft',
  'uses.published': 'Published',
  'uses.open': 'Open {block}',
  'uses.publishedOnly': '{block}, only in the published version',
  'uses.gone': 'The block is no longer in the draft of this page.',
  'uses.ask.delete': 'Delete what is in use?',
  'uses.ask.unpublish': 'Unpublish what is in use?',
  'uses.breaks.delete':
    '{count, plural, one {Shown on # page. Once deleted, it is missing there:} other {Shown on # pages. Once deleted, it is missing there:}}',
  'uses.breaks.unpublish':
    '{count, plural, one {Visitors see it on # page. Once unpublished, it is missing there:} other {Visitors see it on # pages. Once unpublished, it is missing there:}}',
  'uses.unlisted': '{count, plural, one {And # more page.} other {And # more pages.}}',
  'uses.anyway.delete': 'Delete anyway',
  'uses.anyway.unpublish': 'Unpublish anyway',
  'uses.kept.delete': 'Nothing was deleted.',
  'uses.kept.unpublish': 'Nothing was unpublished.',
} as const;
