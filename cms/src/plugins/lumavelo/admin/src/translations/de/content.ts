import type { content as english } from '../en/content.ts';

export const content: Record<keyof typeof english, string> = {
  'countries.label': 'Länder',
  'countries.description': 'Die Länder, zu denen ein Eintrag gehört',
  'countries.all': 'Nichts gewählt: jedes Land.',
  'countries.nl': 'Niederlande',
  'countries.de': 'Deutschland',
  'countries.be': 'Belgien',
  'countries.at': 'Österreich',
  'countries.fr': 'Frankreich',
  'countries.unknown': '„{code}“ ist kein Land dieses Projekts. Ein Land an- und abwählen entfernt den Wert.',
  'year.label': 'Jahr',
  'year.description': 'Ein Jahr aus vier Ziffern, ohne Trennzeichen geschrieben',
  'year.wrong': 'Schreiben Sie das Jahr mit vier Ziffern, von {min} bis {max}.',
  'rights.none': '{action}: nichts davon ist von Ihnen',
  'rights.some': '{action} ({own} von {all})',
  'rights.stay':
    '{others, plural, one {Der andere gewählte Eintrag stammt von jemand anderem und bleibt, wie er ist.} other {Die # anderen gewählten Einträge stammen von jemand anderem und bleiben, wie sie sind.}}',
  'redirects.title': 'Alte Adresse',
  'redirects.offer':
    'Diese Seite stand unter /{from}, bis ihr Slug geändert wurde. Wer alten Links dorthin folgt, sieht eine Fehlerseite.',
  'redirects.take': 'Hierher leiten',
  'redirects.decline': 'Keine Weiterleitung',
  'banner.demo': 'Dies sind Demo-Inhalte. Öffentlicher Demo-Zugang: {email} / {password}',
};
