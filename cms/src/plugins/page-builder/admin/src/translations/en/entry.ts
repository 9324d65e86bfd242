/** The entry's edit view: the fields, the side panel, and the note that this is a demo. */
export const entry = {
  'field.label': 'Page',
  'field.description': 'A page built from blocks in the visual editor',
  'field.loading': 'Loading the page…',
  'field.unusable': 'The page builder cannot be used: {message}',
  'field.open': 'Open page editor',
  'field.opening': 'Opening the page editor…',
  'field.empty': 'No blocks yet. Open the page editor to add the first one.',
  'field.count': '{count, plural, one {# block} other {# blocks}}',
  'field.noProblems': 'No problems',
  'field.problems':
    '{errors, plural, =0 {} one {# error stops publishing} other {# errors stop publishing}}{both, select, true {, } other {}}{warnings, plural, =0 {} one {# warning} other {# warnings}}',
  'field.damaged':
    'Parts of this page are damaged. {reason}{more, plural, =0 {} one { And one more.} other { And # more.}} Open the page editor: what can be read is there, and the rest with its source.',
  'field.readOnly': 'You may read this page, and not change it.',
  'publishing.title': 'Website',
  'publishing.live': 'is live since {since}.',
  'publishing.waiting': 'is about to be built.',
  'publishing.building': 'is being built.',
  'publishing.failed': 'could not be built. Visitors see the version before.',
  'publishing.held': 'shows an earlier version, of {since}, until something new is published.',
  'publishing.unreachable':
    'The publisher does not answer ({reason}). Visitors see the last version; what you publish goes live when it is back.',
  'publishing.warnings': '{count, plural, one {# warning} other {# warnings}} about the site',
  'publishing.never': 'Visitors do not see this page: it is not published.',
} as const;
