/** The list of deleted pages. */
export const deleted = {
  'deleted.title': 'Deleted pages',
  'deleted.about': 'Deleted pages can be restored for {days} days.',
  'deleted.empty': 'There are no deleted pages. What is deleted is kept here for {days} days.',
  'deleted.failed': 'The deleted pages could not be loaded: {message}',
  'deleted.name': 'Title',
  'deleted.type': 'Type',
  'deleted.languages': 'Languages',
  'deleted.when': 'Deleted',
  'deleted.action': 'Actions',
  'deleted.by': '{when}, by {name}',
  'deleted.unrecorded': 'Last saved {when}',
  'deleted.partial': 'Deleted in these languages only',
  'deleted.restoreNamed': 'Restore {title}',
  'deleted.ask': 'Restore “{title}”?',
  'deleted.askAll': 'It comes back as it was when it was deleted. What can be published comes back as a draft.',
  'deleted.askLanguages':
    'These languages come back as they were when they were deleted, and join the ones that are there. What can be published comes back as a draft.',
  'deleted.restored': '“{title}” is restored.',
  'deleted.changed': '{field}: “{from}” is taken by now, so it is “{to}”.',
  'deleted.missing':
    '{count, plural, one {{field}: # file or entry no longer exists and is left out.} other {{field}: # files or entries no longer exist and are left out.}}',
  'deleted.open': 'Open it',
} as const;
