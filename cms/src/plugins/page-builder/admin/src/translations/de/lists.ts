import type { lists as english } from '../en/lists.ts';

export const lists: Record<keyof typeof english, string> = {
  'lists.publishTitle': 'Seiten veröffentlichen',
  'lists.checking': '{count, plural, one {# Seite wird} other {# Seiten werden}} geprüft …',
  'lists.checkFailed': 'Die Seiten konnten nicht geprüft werden: {message}',
  'lists.checkAgain': 'Erneut prüfen',
  'lists.toPublish':
    '{count, plural, =0 {Es gibt nichts zu veröffentlichen.} one {# Seite kann veröffentlicht werden.} other {# Seiten können veröffentlicht werden.}}',
  'lists.someReady':
    '{held, plural, one {# Seite kann nicht veröffentlicht werden} other {# Seiten können nicht veröffentlicht werden}}; {count, plural, =0 {sonst gibt es nichts zu veröffentlichen.} one {# ist bereit.} other {# sind bereit.}}',
  'lists.published':
    '{count, plural, =0 {Es wurde keine Seite veröffentlicht.} one {# Seite ist veröffentlicht.} other {# Seiten sind veröffentlicht.}}',
  'lists.publishedBut':
    '{count, plural, =0 {Es wurde keine Seite veröffentlicht.} one {# Seite ist veröffentlicht.} other {# Seiten sind veröffentlicht.}} {held, plural, one {# bleibt, wie sie ist:} other {# bleiben, wie sie sind:}}',
  'lists.publishing': 'Seite {number} von {count} wird veröffentlicht …',
  'lists.publish': '{count, plural, one {# Seite} other {# Seiten}} veröffentlichen',
  'lists.publishOthers': '{count, plural, one {Die andere Seite} other {Die anderen # Seiten}} veröffentlichen',
  'lists.ready': 'Bereit',
  'lists.live': 'Bereits veröffentlicht',
  'lists.done': 'Veröffentlicht',
  'lists.heldBack': 'Nicht bereit',
  'lists.forbidden': 'Sie dürfen diese Seite nicht veröffentlichen.',
  'lists.open': '{title} in einem neuen Tab öffnen',
  'lists.duplicate': '„{title}“ duplizieren?',
  'lists.duplicateAbout':
    'Die Kopie ist ein Entwurf mit eigener Adresse. Sie enthält die Seite, wie sie gespeichert ist.',
  'lists.languages': 'Sprachen der Kopie',
  'lists.loadingLanguages': 'Die Sprachen werden geladen …',
  'lists.languagesFailed': 'Die Sprachen konnten nicht geladen werden: {message}',
};
