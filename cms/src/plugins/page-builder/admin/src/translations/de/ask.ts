import type { ask as english } from '../en/ask.ts';

export const ask: Record<keyof typeof english, string> = {
  'ask.open': 'Um Übersetzung bitten …',
  'ask.chosen': '{count, plural, =0 {Keine Seite ausgewählt} one {# Seite ausgewählt} other {# Seiten ausgewählt}}',
  'ask.page': '„{title}“ auswählen',
  'ask.all': 'Alle auf dieser Seite auswählen',
  'ask.title': 'Um Übersetzung bitten',
  'ask.close': 'Schließen',
  'ask.choose': 'Auswählen …',
  'ask.language': 'In die Sprache',
  'ask.person': 'Wer übersetzt',
  'ask.nobody': 'In dieser Sprache darf niemand Seiten ändern.',
  'ask.pages':
    '{count, plural, =0 {Keine der ausgewählten Seiten braucht diese Übersetzung.} one {Die Bitte gilt # Seite.} other {Die Bitte gilt # Seiten.}}',
  'ask.left':
    '{count, plural, one {# Seite bleibt außen vor, weil sie das Original, fertig oder ohne Leserecht in dieser Sprache ist.} other {# Seiten bleiben außen vor, weil sie das Original, fertig oder ohne Leserecht in dieser Sprache sind.}}',
  'ask.until': 'Fertig bis (optional)',
  'ask.past': 'Dieser Tag ist vorbei.',
  'ask.note': 'Notiz (optional)',
  'ask.noteHint': 'Bis zu {limit, number} Zeichen. Sie steht in der Mail und in der Übersicht.',
  'ask.cancel': 'Abbrechen',
  'ask.send': 'Per Mail bitten',
  'ask.sent':
    '{count, plural, one {Die Bitte um # Seite ist gespeichert, die Mail verschickt.} other {Die Bitte um # Seiten ist gespeichert, die Mail verschickt.}}',
  'ask.unsent.none':
    'Die Bitte ist gespeichert, aber es ging keine Mail hinaus: Dieses CMS verschickt keine. Bitte selbst Bescheid geben.',
  'ask.unsent.unreachable':
    'Die Bitte ist gespeichert, aber es ging keine Mail hinaus: Der Mailserver antwortet nicht. Bitte selbst Bescheid geben.',
  'ask.unsent.refused':
    'Die Bitte ist gespeichert, aber es ging keine Mail hinaus: Der Mailserver hat sie abgelehnt. Bitte selbst Bescheid geben.',
  'ask.unsent.failed':
    'Die Bitte ist gespeichert, aber es ging keine Mail hinaus, wegen eines Fehlers, der im Protokoll steht. Bitte selbst Bescheid geben.',
  'ask.of': 'Angefragt bei {person}',
  'ask.ofUntil': 'Angefragt bei {person} bis {when}',
  'ask.by': 'Von {name}',
  'ask.withdraw': 'Zurücknehmen',
  'ask.withdrawOf': 'Bitte an {person} zurücknehmen: „{title}“, {language}',
  'ask.withdrawn': 'Die Bitte an {person} ist zurückgenommen. Eine Mail geht darüber nicht hinaus.',
  'ask.refused.missing':
    '{count} der {all} Seiten gibt es nicht mehr, oder Sie dürfen sie in dieser Sprache nicht lesen. Bitte die Liste neu laden. Es wurde nichts angefragt.',
  'ask.refused.person': 'Diese Person gibt es nicht mehr, oder ihr Konto ist nicht aktiv. Es wurde nichts angefragt.',
  'ask.refused.rights':
    '{person, select, none {Diese Person} other {{person}}} darf „{title}“{count, plural, =0 {} one { und # weitere Seite} other { und # weitere Seiten}} in dieser Sprache nicht ändern. Es wurde nichts angefragt.',
  'ask.refused.page': 'Diese Seite gibt es nicht mehr, oder Sie dürfen sie in dieser Sprache nicht lesen.',
};
