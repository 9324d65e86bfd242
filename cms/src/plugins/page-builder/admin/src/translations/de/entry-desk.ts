import type { entryDesk as english } from '../en/entry-desk.ts';

export const entryDesk: Record<keyof typeof english, string> = {
  'entryDesk.languages': '{type}, von {from} nach {to}',
  'entryDesk.open': 'Eintrag öffnen',
  'entryDesk.original': 'Dieser Eintrag ist das Original seiner anderen Sprachen. In ihm gibt es nichts zu übersetzen.',
  'entryDesk.none': 'Sie dürfen keinen Text dieses Eintrags übersetzen.',
  'entryDesk.failed': 'Die Texte konnten nicht geladen werden: {message}',
  'entryDesk.notSaved': 'Nicht gespeichert: {message}',
  'entryDesk.changed':
    'Hier hat inzwischen jemand anderes geschrieben: „{text}“. Bestätigen Sie, um das durch Ihren Text zu ersetzen.',
  'entryDesk.changedOriginal': 'Das Original wurde inzwischen geändert. Sehen Sie es an und bestätigen Sie erneut.',
  'entryDesk.leave':
    'Etwas von dem, was Sie geschrieben haben, ist nicht gespeichert: Am Text steht, warum. Die Seite verlassen, ohne es zu speichern?',
  'entryDesk.leaveShort': 'Verlassen',
  'entryDesk.stay': 'Bleiben',
  'entryDesk.draft': 'Texte werden als Entwurf gespeichert. Besucher sehen sie, sobald der Eintrag veröffentlicht ist.',
  'entryDesk.live': 'Besucher sehen jeden Text, sobald er gespeichert ist.',
  'entryDesk.shown': 'Auch auf dieser Seite',
  'entryDesk.shownFailed': 'Was diese Seite sonst noch enthält, konnte nicht geladen werden: {message}',
};
