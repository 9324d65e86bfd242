/** The texts of entries without a page. */
export const entryDesk = {
  'entryDesk.languages': '{type}, from {from} to {to}',
  'entryDesk.open': 'Open the entry',
  'entryDesk.original': 'This entry is the original of its other languages. There is nothing to translate in it.',
  'entryDesk.none': 'No text of this entry is for you to translate.',
  'entryDesk.failed': 'The texts could not be loaded: {message}',
  'entryDesk.notSaved': 'Not saved: {message}',
  'entryDesk.changed': 'Somebody else has written here meanwhile: “{text}”. Confirm to replace it with yours.',
  'entryDesk.changedOriginal': 'The original was changed meanwhile. Look at it, and confirm again.',
  'entryDesk.leave': 'Some of what you wrote is not saved: its text says why. Leave the page without saving it?',
  'entryDesk.leaveShort': 'Leave',
  'entryDesk.stay': 'Stay',
  'entryDesk.draft': 'Texts are saved as a draft. Visitors get them once the entry is published.',
  'entryDesk.live': 'Visitors get each text as it is saved.',
  'entryDesk.shown': 'Also shown on this page',
  'entryDesk.shownFailed': 'What else this page shows could not be loaded: {message}',
} as const;
