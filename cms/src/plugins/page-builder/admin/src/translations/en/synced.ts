/** Synced sections: on the canvas, in the settings, and in their own editor. */
export const synced = {
  'synced.tag': 'Section: {name}',
  'synced.loading': 'Loading the section {name}…',
  'synced.missing': 'The section {name} no longer exists. Visitors see nothing here: remove it, or place another one.',
  'synced.empty': 'The section {name} is empty.',
  'synced.leftOut':
    'The section {name} is not shown here: with it, the page holds more than a page may. See the problems.',
  'synced.about': 'The same on every page that shows it. Edit the section, and all of them change.',
  'synced.edit': 'Edit the section',
  'synced.detach': 'Detach',
  'synced.detachHelp': 'Makes these blocks the page’s own. Later edits of the section no longer reach them.',
  'synced.detached': 'Section {name} detached. Its blocks are the page’s own now.',
  'synced.nothingOpen':
    'Nothing differs on this page. What pages may set themselves is chosen in the section’s own editor.',
  'synced.reset': '{label}: as in the section',
  'synced.mayDiffer': '{label} may differ where the section is used',
  'synced.opening': 'Press ≠ beside a setting to let pages set it themselves.',
  'synced.keepHere': 'Place it here synced: later edits of the section change this page, too',
  'synced.savedHere': 'Section {name} saved, and placed here synced.',
  'synced.insert': 'Insert synced',
  'synced.insertNamed': 'Insert {name} synced',
  'synced.ways':
    'A click on a section inserts a copy. Inserted synced, it stays linked: edit it once, and every page changes.',
  'synced.insertHelp': 'The section itself: one edit changes it on every page. A click on its picture inserts a copy.',
  'synced.inserted': 'Section {name} inserted, synced.',
  'synced.uses': '{count, plural, one {On # page} other {On # pages}}',
  'synced.usesNamed': '{count, plural, one {{name}: used on # page} other {{name}: used on # pages}}',
  'synced.breaks':
    '{count, plural, one {# page shows {name}. Once deleted, it is missing there.} other {# pages show {name}. Once deleted, it is missing there.}}',
  'synced.showsOn':
    '{count, plural, one {This section shows on # page. What you save changes there too.} other {This section shows on # pages. What you save changes on all of them.}}',
  'synced.savedOn':
    '{count, plural, one {Saved. The section shows on # page; where that is published, visitors see it with the next build.} other {Saved. The section shows on # pages; where those are published, visitors see it with the next build.}}',
} as const;
