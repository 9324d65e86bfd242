import type { lists as english } from '../en/lists.ts';

export const lists: Record<keyof typeof english, string> = {
  'lists.publishTitle': 'Pagina’s publiceren',
  'lists.checking': '{count, plural, one {# pagina wordt} other {# pagina’s worden}} gecontroleerd…',
  'lists.checkFailed': 'De pagina’s konden niet worden gecontroleerd: {message}',
  'lists.checkAgain': 'Opnieuw controleren',
  'lists.toPublish':
    '{count, plural, =0 {Er is niets te publiceren.} one {# pagina kan worden gepubliceerd.} other {# pagina’s kunnen worden gepubliceerd.}}',
  'lists.someReady':
    '{held, plural, one {# pagina kan niet worden gepubliceerd} other {# pagina’s kunnen niet worden gepubliceerd}}; {count, plural, =0 {verder is er niets te publiceren.} one {# is klaar.} other {# zijn klaar.}}',
  'lists.published':
    '{count, plural, =0 {Er is geen pagina gepubliceerd.} one {# pagina is gepubliceerd.} other {# pagina’s zijn gepubliceerd.}}',
  'lists.publishedBut':
    '{count, plural, =0 {Er is geen pagina gepubliceerd.} one {# pagina is gepubliceerd.} other {# pagina’s zijn gepubliceerd.}} {held, plural, one {# blijft zoals die is:} other {# blijven zoals ze zijn:}}',
  'lists.publishing': 'Pagina {number} van {count} wordt gepubliceerd…',
  'lists.publish': '{count, plural, one {# pagina} other {# pagina’s}} publiceren',
  'lists.publishOthers': '{count, plural, one {De andere pagina} other {De andere # pagina’s}} publiceren',
  'lists.ready': 'Klaar',
  'lists.live': 'Al gepubliceerd',
  'lists.done': 'Gepubliceerd',
  'lists.heldBack': 'Niet klaar',
  'lists.forbidden': 'Je mag deze pagina niet publiceren.',
  'lists.open': '{title} in een nieuw tabblad openen',
  'lists.duplicate': '“{title}” dupliceren?',
  'lists.duplicateAbout': 'De kopie is een concept met een eigen adres. Ze bevat de pagina zoals die is opgeslagen.',
  'lists.languages': 'Talen van de kopie',
  'lists.loadingLanguages': 'De talen worden geladen…',
  'lists.languagesFailed': 'De talen konden niet worden geladen: {message}',
};
