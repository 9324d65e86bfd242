import type { machine as english } from '../en/machine.ts';

export const machine: Record<keyof typeof english, string> = {
  'machine.region': 'Maschinell übersetzen',
  'machine.all': '{count, plural, one {Den offenen Text} other {Die # offenen Texte}} maschinell übersetzen',
  'machine.block': 'Nur {block}: {count, plural, one {# Text} other {# Texte}}',
  'machine.cost': '{characters, plural, one {# Zeichen} other {# Zeichen}}; {left, number} bleiben in diesem Monat.',
  'machine.running': '{done} von {all} Texten sind da.',
  'machine.stop': 'Abbrechen',
  'machine.one': 'Maschinell',
  'machine.oneNamed': 'Maschinell übersetzen: {text}',
  'machine.again': 'Neu maschinell',
  'machine.againNamed': 'Neu maschinell übersetzen: {text}',
  'machine.put':
    '{count, plural, =0 {Kein Text wurde} one {# Text wurde} other {# Texte wurden}} maschinell eingesetzt.',
  'machine.confirm': 'Jeder bleibt offen, bis er bestätigt ist.',
  'machine.undo': 'Rückgängig nimmt sie zurück.',
  'machine.undoBlocks': 'Rückgängig nimmt die in Blöcken zurück.',
  'machine.missing': '{count, plural, one {# Text wurde} other {# Texte wurden}} nicht übersetzt.',
  'machine.problems': 'Nicht eingesetzt',
  'machine.changed':
    '{text}: Das Original wurde inzwischen neu gespeichert. Wählen Sie die Sprache erneut, um es zu sehen.',
  'machine.tags': '{text}: Links oder Formatierungen gingen unterwegs verloren.',
  'machine.empty': '{text}: Der Dienst hat nichts geantwortet.',
  'machine.long': '{text}: Die Übersetzung ist zu lang für ihren Platz.',
  'machine.unfit': '{text}: Die Übersetzung hat nicht die Form, die ihr Platz verlangt.',
  'machine.written': '{text}: Sie haben dort inzwischen geschrieben, und Ihr Text bleibt.',
  'machine.noPlace': '{text}: Auf dieser Seite gibt es dafür noch keinen Platz.',
  'machine.limit': 'Die Zeichen dieses Monats sind aufgebraucht. Wer dieses CMS betreibt, kann mehr erlauben.',
  'machine.refused':
    'Der Übersetzungsdienst nimmt den Schlüssel dieses CMS nicht an. Sagen Sie es denen, die es betreiben.',
  'machine.quota':
    'Der Übersetzungsdienst hat so viel übersetzt, wie bezahlt ist. Sagen Sie es denen, die das CMS betreiben.',
  'machine.busy': 'Der Übersetzungsdienst hat zu viel zu tun. Versuchen Sie es später noch einmal.',
  'machine.slow': 'Der Übersetzungsdienst hat nicht rechtzeitig geantwortet. Versuchen Sie es später noch einmal.',
  'machine.unreachable': 'Der Übersetzungsdienst ist nicht erreichbar. Versuchen Sie es später noch einmal.',
  'machine.nonsense':
    'Der Übersetzungsdienst hat etwas geantwortet, das keine Übersetzung dieser Texte ist. Versuchen Sie es noch einmal, oder übersetzen Sie von Hand.',
  'machine.failed':
    'Der Übersetzungsdienst hat die Texte nicht angenommen. Vielleicht kennt er eine der Sprachen nicht.',
  'machine.error': 'Die Texte konnten nicht übersetzt werden: {message}',
  'machine.unknown': 'Ob Texte maschinell übersetzt werden können, ist nicht bekannt: {message}',
};
