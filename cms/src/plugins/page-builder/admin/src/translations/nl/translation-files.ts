import type { translationFiles as english } from '../en/translation-files.ts';

export const translationFiles: Record<keyof typeof english, string> = {
  'translationFile.title': 'Bestanden voor vertalers',
  'translationFile.intro':
    'Exporteer de teksten, laat ze in een programma of tabel vertalen, en importeer wat terugkomt. Links en opmaak blijven zoals ze zijn.',
  'translationFile.button': 'Bestanden…',
  'translationFile.export': 'Exporteren',
  'translationFile.format': 'Formaat',
  'translationFile.format.xliff2': 'XLIFF 2.0',
  'translationFile.format.xliff1': 'XLIFF 1.2, voor oudere programma’s',
  'translationFile.format.csv': 'CSV, voor spreadsheets',
  'translationFile.all': 'Ook vertaalde teksten',
  'translationFile.download': '{count, plural, one {# tekst} other {# teksten}} downloaden',
  'translationFile.preview': 'Voorbeeldpagina',
  'translationFile.previewing': 'Wordt voorbereid…',
  'translationFile.previewHelp':
    'De voorbeeldpagina is één HTML-bestand: de pagina zoals die eruitziet, met de nummers die de teksten in het bestand hebben.',
  'translationFile.import': 'Importeren',
  'translationFile.choose': 'Kies een bestand',
  'translationFile.found':
    '{count, plural, =0 {Er zou niets veranderen} one {# tekst zou veranderen} other {# teksten zouden veranderen}}; {same} zijn hier al zo, {untranslated} zijn in het bestand niet vertaald.',
  'translationFile.put': '{count, plural, one {# tekst} other {# teksten}} importeren',
  'translationFile.done':
    '{count, plural, =0 {Er is geen tekst} one {Er is # tekst} other {Er zijn # teksten}} geïmporteerd, {left} niet. “Ongedaan maken” haalt ze weer weg.',
  'translationFile.text.foreign': '{text}: deze pagina heeft zo’n tekst niet. Misschien is die intussen verwijderd.',
  'translationFile.text.changed': '{text}: het origineel is intussen anders. Exporteer de tekst opnieuw.',
  'translationFile.text.partly': '{text}: niet alle regels zijn vertaald.',
  'translationFile.text.tags': '{text}: de tags van links of opmaak zijn niet die van het origineel.',
  'translationFile.text.empty': '{text}: de vertaling ontbreekt.',
  'translationFile.text.long': '{text}: de vertaling is veel te lang voor de plek.',
  'translationFile.text.written': 'Hier heeft iemand geschreven sinds het bestand is geëxporteerd.',
  'translationFile.noXliff': 'Dit bestand is geen XLIFF en geen tabel. Kies een bestand dat hier is geëxporteerd.',
  'translationFile.version': 'Dit bestand is XLIFF {version}. Laat het opslaan als XLIFF 1.2 of 2.0.',
  'translationFile.doctype':
    'Dit bestand noemt een documenttype; dat doet geen bestand voor vertalers. Het wordt niet gelezen.',
  'translationFile.broken':
    'Dit bestand is beschadigd in regel {line}. Laat het opnieuw opslaan door het programma dat het heeft geschreven.',
  'translationFile.columns':
    'In deze tabel ontbreken kolommen: {names}. Exporteer opnieuw en laat de eerste rij zoals die is.',
  'translationFile.tooLarge': 'Dit bestand is groter dan {most} MB. Exporteer minder pagina’s tegelijk.',
  'translationFile.others':
    '{count, plural, one {Dit bestand heeft nog # andere pagina, die blijft zoals die is. Het overzicht van vertalingen importeert ze allemaal.} other {Dit bestand heeft nog # andere pagina’s, die blijven zoals ze zijn. Het overzicht van vertalingen importeert ze allemaal.}}',
  'translationFile.document': 'Dit bestand hoort bij een andere pagina. Importeer het daar.',
  'translationFile.languages':
    'Dit bestand vertaalt {from} naar {to}; hier gaat het om {wantedFrom} naar {wantedTo}. Kies eerst de talen van het bestand.',
};
