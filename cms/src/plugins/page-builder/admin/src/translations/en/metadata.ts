/** What a block has beside its properties. */
export const metadata = {
  'rename.title': 'Rename',
  'rename.label': 'Name of this {kind}',
  'rename.about': 'The name shows in the editor only. Leave it empty to go by the kind of the block.',
  'rename.cancel': 'Cancel',
  'rename.save': 'Save',
  'rename.selectOne': 'Select one block only, to give it a name.',
  'rename.done': '{kind} is now called “{name}”.',
  'rename.removed': '{kind} has no name of its own any more.',
  'metadata.name': 'Name',
} as const;
