import { zoneSentences } from '../../../../shared/zone-report.ts';

/** The entry's edit view: the fields, the side panel, and the note that this is a demo. */
export const entry = {
  'field.label': 'Page',
  'field.description': 'A page built from blocks in the visual editor',
  'slug.label': 'Page address',
  'slug.description': 'The address of a page, such as a/b. It follows the title of a new page.',
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
  'field.readOnly': 'You can read this page, but not change it.',
  'publishing.title': 'Website',
  'publishing.live': 'has been live since {since}.',
  'publishing.liveAfter': 'went live after {seconds, plural, one {# second} other {# seconds}}.',
  'publishing.view': 'View page',
  'publishing.waiting': 'is about to be built.',
  'publishing.building': 'is being built.',
  'publishing.failed': 'could not be built. Visitors see the previous version.',
  'publishing.held': 'shows an earlier version, of {since}, until something new is published.',
  'publishing.unreachable':
    'The publisher does not answer ({reason}). Visitors see the last version; what you publish goes live when it is back.',
  'publishing.warnings': '{count, plural, one {# warning} other {# warnings}} about the site',
  'publishing.never': 'Visitors do not see this page: it is not published.',
  ...zoneSentences,
  'zones.title': 'Blocks and dynamic zone',
  'zones.import': 'Turn {zone} into blocks',
  'zones.export': 'Turn blocks back into {zone}',
  'zones.importNote': 'The blocks go into the draft of “{field}”. “{zone}” stays as it is.',
  'zones.exportNote': 'The entries go into the draft of “{zone}”. The blocks in “{field}” stay as they are.',
  'zones.importDone': '“{zone}” is in “{field}” as blocks now. Look at the draft before you publish it.',
  'zones.exportDone': 'The blocks are in “{zone}” again. Look at the draft before you publish it.',
  'zones.saveFirst': 'Save your changes first: what is stored is converted.',
  'zones.asking': 'Checking what would be lost…',
  'zones.losses':
    '{count, plural, =0 {Nothing is lost.} one {# value is lost or changed:} other {# values are lost or changed:}}',
  'zones.replaces': '“{target}” is not empty. What is in it now is replaced.',
  'zones.nothing': 'This cannot be converted: {reason}',
  'zones.failed': 'That did not work: {reason}',
  'zones.convert': 'Convert',
} as const;
