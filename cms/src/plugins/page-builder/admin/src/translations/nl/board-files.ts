import type { boardFiles as english } from '../en/board-files.ts';

export const boardFiles: Record<keyof typeof english, string> = {
  'boardFiles.open': 'Bestanden voor vertalers…',
  'boardFiles.intro':
    'Exporteer de teksten van veel pagina’s in één bestand, laat ze in een programma of tabel vertalen, en importeer wat terugkomt. Links en opmaak blijven zoals ze zijn.',
  'boardFiles.selected':
    '{count, plural, =0 {Gekozen pagina’s: er is geen gekozen} one {De gekozen pagina} other {De # gekozen pagina’s}}',
  'boardFiles.everything':
    'Alles wat open is op {count, plural, one {de pagina} other {de # pagina’s}} die het overzicht vindt',
  'boardFiles.from': 'Uit',
  'boardFiles.to': 'Naar',
  'boardFiles.download': 'Bestand downloaden',
  'boardFiles.listing': 'Open pagina’s worden gezocht…',
  'boardFiles.loading': '{done} van {all} pagina’s geladen',
  'boardFiles.stop': 'Stoppen',
  'boardFiles.failed': 'Dit kon niet worden afgemaakt: {message}',
  'boardFiles.nothing': 'Er is geen tekst voor een bestand.',
  'boardFiles.written':
    'In het bestand: {pages, plural, one {# pagina} other {# pagina’s}} met {texts, plural, one {# tekst} other {# teksten}}.',
  'boardFiles.left': '{count, plural, one {# pagina is er niet bij} other {# pagina’s zijn er niet bij}}',
  'boardFiles.leftPage': '{title}: {reason}',
  'boardFiles.problem.unknown': 'Deze pagina is verwijderd, of je mag die niet in beide talen lezen.',
  'boardFiles.problem.noOriginal': 'Deze pagina is er niet in {from}, waaruit het bestand vertaalt.',
  'boardFiles.problem.missing': 'Deze pagina is er in {to} nog niet. Begin die eerst.',
  'boardFiles.problem.forbidden': 'Je mag de teksten van deze pagina in {to} niet wijzigen.',
  'boardFiles.problem.noPage': 'Een item zonder pagina wordt apart vertaald: klik in het overzicht op de taal.',
  'boardFiles.problem.damaged': 'Een deel van deze pagina is beschadigd. Open die eerst in de editor.',
  'boardFiles.problem.original': 'De andere talen worden uit deze vertaald.',
  'boardFiles.problem.otherOriginal': 'Deze pagina wordt uit {origin} vertaald.',
  'boardFiles.problem.nothing': 'Geen van de teksten is open.',
  'boardFiles.pages': 'Pagina’s in het bestand',
  'boardFiles.found':
    '{pages, plural, one {# pagina} other {# pagina’s}} in het bestand: {count, plural, =0 {er zou niets veranderen} one {# tekst zou veranderen} other {# teksten zouden veranderen}}.',
  'boardFiles.pageTexts':
    '{chosen} van {count, plural, one {# tekst} other {# teksten}} gekozen{problems, plural, =0 {} one {, # kan niet worden geïmporteerd} other {, # kunnen niet worden geïmporteerd}}',
  'boardFiles.put':
    '{count, plural, one {# tekst} other {# teksten}} op {pages, plural, one {# pagina} other {# pagina’s}} importeren',
  'boardFiles.storing': '{done} van {all} pagina’s opgeslagen',
  'boardFiles.stored':
    '{pages, plural, =0 {Er is geen pagina opgeslagen} one {Er is # pagina opgeslagen} other {Er zijn # pagina’s opgeslagen}}{failed, plural, =0 {.} one {; # niet, zie daar.} other {; # niet, zie daar.}}',
  'boardFiles.storedTexts':
    '{count, plural, =0 {Er is geen tekst opgeslagen} one {Er is # tekst opgeslagen, nog niet bevestigd} other {Er zijn # teksten opgeslagen, nog niet bevestigd}}{left, plural, =0 {.} one {; # niet, omdat iemand de pagina intussen heeft gewijzigd.} other {; # niet, omdat iemand de pagina intussen heeft gewijzigd.}}',
  'boardFiles.notStored': 'Er is niets opgeslagen: {reason}',
};
