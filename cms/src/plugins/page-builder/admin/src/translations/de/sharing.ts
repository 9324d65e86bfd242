import type { sharing as english } from '../en/sharing.ts';

export const sharing: Record<keyof typeof english, string> = {
  'share.title': 'Entwurf teilen',
  'share.intro':
    'Ein Link zeigt Personen ohne Zugang den zuletzt gespeicherten Entwurf in allen seinen Sprachen, bis er abläuft oder Sie ihn widerrufen.',
  'share.unsaved': 'Es gibt Änderungen, die nicht gespeichert sind. Gäste sehen den zuletzt gespeicherten Entwurf.',
  'share.notSaved': 'Bitte die Seite zuerst speichern. Was nie gespeichert wurde, lässt sich nicht teilen.',
  'share.duration': 'Gültig für',
  'share.day': '1 Tag',
  'share.week': '1 Woche',
  'share.month': '30 Tage',
  'share.recipient': 'Für wen (optional)',
  'share.create': 'Link erstellen',
  'share.created': 'Der Link wurde erstellt.',
  'share.address': 'Link',
  'share.notCopied': 'Der Browser hat den Link nicht kopiert. Er ist markiert: Kopieren Sie ihn mit {keys}.',
  'share.once': 'Der Link wird nur dieses eine Mal angezeigt. Kopieren Sie ihn, bevor Sie den Dialog schließen.',
  'share.links': 'Links dieser Seite',
  'share.loading': 'Die Links werden geladen …',
  'share.none': 'Diese Seite hat noch keine Links.',
  'share.notConfigured':
    'Entwürfe lassen sich noch nicht teilen. Wer das CMS betreut, muss „sharing.url“ des Page-Builders in config/plugins auf die Adresse setzen, unter der Gäste Entwürfe sehen.',
  'share.forAnyone': 'Ohne Empfänger',
  'share.until': 'Gültig bis {date}',
  'share.ended': 'Abgelaufen am {date}',
  'share.revoked': 'Widerrufen am {date}',
  'share.madeBy': 'Erstellt von {name}, {date}',
  'share.madeOn': 'Erstellt am {date}',
  'share.opened':
    '{count, plural, =0 {Noch niemand hat ihn geöffnet.} one {Von einem Gast geöffnet:} other {Von # Gästen geöffnet:}}',
  'share.openedOnce': '{name}, {first}',
  'share.openedAgain': '{name}, {first}, zuletzt {last}, {count}-mal',
  'share.noName': 'Gast ohne Namen',
  'share.unlisted':
    '{count, plural, one {Ein weiterer Aufruf von einem Gast, der hier nicht steht.} other {# weitere Aufrufe von Gästen, die hier nicht stehen.}}',
  'share.revoke': 'Widerrufen',
  'share.revokeOf': 'Widerrufen: {name}',
  'share.sure': 'Wer diesen Link hat, sieht den Entwurf dann nicht mehr. Das lässt sich nicht rückgängig machen.',
  'share.keep': 'Behalten',
  'share.taken': 'Der Link wurde widerrufen.',
};
