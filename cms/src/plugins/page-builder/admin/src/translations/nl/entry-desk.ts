import type { entryDesk as english } from '../en/entry-desk.ts';

export const entryDesk: Record<keyof typeof english, string> = {
  'entryDesk.languages': '{type}, van {from} naar {to}',
  'entryDesk.open': 'Item openen',
  'entryDesk.original': 'Dit item is het origineel van de andere talen. Er valt niets in te vertalen.',
  'entryDesk.none': 'Je mag geen tekst van dit item vertalen.',
  'entryDesk.failed': 'De teksten konden niet worden geladen: {message}',
  'entryDesk.notSaved': 'Niet opgeslagen: {message}',
  'entryDesk.changed':
    'Iemand anders heeft hier intussen geschreven: “{text}”. Bevestig om dat door jouw tekst te vervangen.',
  'entryDesk.changedOriginal': 'Het origineel is intussen gewijzigd. Bekijk het en bevestig opnieuw.',
  'entryDesk.leave':
    'Iets van wat je hebt geschreven is niet opgeslagen: bij de tekst staat waarom. De pagina verlaten zonder het op te slaan?',
  'entryDesk.leaveShort': 'Verlaten',
  'entryDesk.stay': 'Blijven',
  'entryDesk.draft': 'Teksten worden als concept opgeslagen. Bezoekers zien ze zodra het item is gepubliceerd.',
  'entryDesk.live': 'Bezoekers zien elke tekst zodra die is opgeslagen.',
  'entryDesk.shown': 'Ook op deze pagina',
  'entryDesk.shownFailed': 'Wat deze pagina nog meer toont, kon niet worden geladen: {message}',
};
