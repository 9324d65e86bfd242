/** Files that go to translators and come back. */
export const translationFiles = {
  'translationFile.title': 'Files for translators',
  'translationFile.intro':
    'Export the texts, have them translated in any program or table, and import what comes back. Links and formats stay where they are.',
  'translationFile.button': 'Files…',
  'translationFile.export': 'Export',
  'translationFile.format': 'Format',
  'translationFile.format.xliff2': 'XLIFF 2.0',
  'translationFile.format.xliff1': 'XLIFF 1.2, for older programs',
  'translationFile.format.csv': 'CSV, for spreadsheets',
  'translationFile.all': 'Translated texts, too',
  'translationFile.download': 'Download {count, plural, one {# text} other {# texts}}',
  'translationFile.preview': 'Preview page',
  'translationFile.previewing': 'Preparing…',
  'translationFile.previewHelp':
    'The preview page is one HTML file: the page as it looks, with the numbers that its texts have in the file.',
  'translationFile.import': 'Import',
  'translationFile.choose': 'Choose a file',
  'translationFile.found':
    '{count, plural, =0 {Nothing would change} one {# text would change} other {# texts would change}}; {same} say the same here, {untranslated} are not translated in the file.',
  'translationFile.put': 'Import {count, plural, one {# text} other {# texts}}',
  'translationFile.done':
    '{count, plural, =0 {No text was} one {# text was} other {# texts were}} imported, {left} could not be. Undo takes them back.',
  'translationFile.text.foreign': '{text}: this page has no such text. It may have been deleted since.',
  'translationFile.text.changed': '{text}: the original says something else by now. Export it again.',
  'translationFile.text.partly': '{text}: not all of its lines are translated.',
  'translationFile.text.tags': '{text}: the tags of its links or formats are not those of the original.',
  'translationFile.text.empty': '{text}: there is no translation.',
  'translationFile.text.long': '{text}: the translation is far too long for its place.',
  'translationFile.text.written': 'Somebody has written here since the file was exported.',
  'translationFile.noXliff': 'This file is neither XLIFF nor a table. Choose one that was exported here.',
  'translationFile.version': 'This file is XLIFF {version}. Have it saved as XLIFF 1.2 or 2.0.',
  'translationFile.doctype': 'This file names a document type, which no file for translators does. It is not read.',
  'translationFile.broken': 'This file is damaged in line {line}. Have it saved again by the program that wrote it.',
  'translationFile.columns': 'This table lacks columns: {names}. Export it again, and leave its first row as it is.',
  'translationFile.tooLarge': 'This file is larger than {most} MB. Export fewer pages at a time.',
  'translationFile.others':
    '{count, plural, one {This file holds # other page, which stays as it is. The board of translations imports them all.} other {This file holds # other pages, which stay as they are. The board of translations imports them all.}}',
  'translationFile.document': 'This file is of another page. Open that one to import it.',
  'translationFile.languages':
    'This file translates {from} into {to}; here it is {wantedFrom} into {wantedTo}. Choose the languages of the file first.',
} as const;
