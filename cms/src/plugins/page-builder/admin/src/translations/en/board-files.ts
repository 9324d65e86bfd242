/** Files of many pages that go to translators from the board, and come back. */
export const boardFiles = {
  'boardFiles.open': 'Files for translators…',
  'boardFiles.intro':
    'Export the texts of many pages in one file, have them translated in any program or table, and import what comes back. Links and formats stay where they are.',
  'boardFiles.selected':
    '{count, plural, =0 {Selected pages: none is selected} one {The selected page} other {The # selected pages}}',
  'boardFiles.everything':
    'Everything open on {count, plural, one {the page} other {the # pages}} that the board finds',
  'boardFiles.from': 'From',
  'boardFiles.to': 'Into',
  'boardFiles.download': 'Download the file',
  'boardFiles.listing': 'Looking for open pages…',
  'boardFiles.loading': '{done} of {all} pages are loaded',
  'boardFiles.stop': 'Stop',
  'boardFiles.failed': 'This could not be finished: {message}',
  'boardFiles.nothing': 'There is no text to put into a file.',
  'boardFiles.written':
    'In the file: {pages, plural, one {# page} other {# pages}} with {texts, plural, one {# text} other {# texts}}.',
  'boardFiles.left': '{count, plural, one {# page is left out} other {# pages are left out}}',
  'boardFiles.leftPage': '{title}: {reason}',
  'boardFiles.problem.unknown': 'This page was deleted, or you may not read it in both languages.',
  'boardFiles.problem.noOriginal': 'This page is not there in {from}, which the file translates.',
  'boardFiles.problem.missing': 'This page is not there in {to} yet. Begin it first.',
  'boardFiles.problem.forbidden': 'You may not change the texts of this page in {to}.',
  'boardFiles.problem.noPage': 'An entry without a page is translated by itself: press its language on the board.',
  'boardFiles.problem.damaged': 'A part of this page is damaged. Open it in the editor first.',
  'boardFiles.problem.original': 'The other languages are translated from this one.',
  'boardFiles.problem.otherOriginal': 'It is translated from {origin}.',
  'boardFiles.problem.nothing': 'None of its texts is open.',
  'boardFiles.pages': 'Pages of the file',
  'boardFiles.found':
    '{pages, plural, one {# page} other {# pages}} in the file: {count, plural, =0 {nothing would change} one {# text would change} other {# texts would change}}.',
  'boardFiles.pageTexts':
    '{chosen} of {count, plural, one {# text} other {# texts}} chosen{problems, plural, =0 {} one {, # cannot be imported} other {, # cannot be imported}}',
  'boardFiles.put':
    'Import {count, plural, one {# text} other {# texts}} on {pages, plural, one {# page} other {# pages}}',
  'boardFiles.storing': '{done} of {all} pages are stored',
  'boardFiles.stored':
    '{pages, plural, =0 {No page was stored} one {# page was stored} other {# pages were stored}}{failed, plural, =0 {.} one {; # could not be, see there.} other {; # could not be, see there.}}',
  'boardFiles.storedTexts':
    '{count, plural, =0 {No text was stored} one {# text was stored, and nobody has confirmed it yet} other {# texts were stored, and nobody has confirmed them yet}}{left, plural, =0 {.} one {; # was not, because somebody has changed the page meanwhile.} other {; # were not, because somebody has changed the page meanwhile.}}',
  'boardFiles.notStored': 'Nothing was stored: {reason}',
} as const;
