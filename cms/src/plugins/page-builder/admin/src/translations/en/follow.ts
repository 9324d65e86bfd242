/** How a page follows its original in structure, order and settings. */
export const follow = {
  'follow.region': 'Structure, order and settings',
  'follow.title': 'Structure, order and settings{count, plural, =0 {} one {: # change} other {: # changes}}',
  'follow.same': 'Nothing to bring over from {locale}.',
  'follow.changes': 'Changed in {locale} since this page followed it last. Texts here stay as they are.',
  'follow.unknown':
    'How the page was in {locale} when this one was made from it is not known. This is what would become as it is there; texts stay as they are.',
  'follow.bring': 'Bring over {count, plural, one {# change} other {# changes}}',
  'follow.brought': '{count, plural, one {# change} other {# changes}} brought over. Undo takes them back.',
  'follow.keepAll': 'Keep all of it as it is here',
  'follow.keptAll': 'Kept. From the next change on, what is different here counts as meant so.',
  'follow.removed': 'Removed in {locale}',
  'follow.remove': 'Remove here',
  'follow.removeNamed': 'Remove {block} here',
  'follow.keep': 'Keep',
  'follow.keepNamed': 'Keep {block}',
  'follow.wasRemoved': '{block} removed. Undo brings it back.',
  'follow.notRemoved': '{block} cannot be removed here.',
  'follow.kept': 'Different here on purpose ({count})',
  'follow.keptHelp':
    'Stays as it is when changes are brought over.{count, plural, =0 {} one { # of it was changed in both languages.} other { # of it were changed in both languages.}}',
  'follow.tooLarge': 'Both pages together would be larger than a page may be. Bring over single blocks below.',
  'follow.failed': 'How the original was before could not be loaded: {message}',
};
