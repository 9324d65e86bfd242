import type { sharing as english } from '../en/sharing.ts';

export const sharing: Record<keyof typeof english, string> = {
  'share.title': 'Concept delen',
  'share.intro':
    'Een link toont het laatst opgeslagen concept in alle talen aan mensen zonder account, tot de link verloopt of je die intrekt.',
  'share.unsaved': 'Er zijn wijzigingen die niet zijn opgeslagen. Gasten zien het laatst opgeslagen concept.',
  'share.notSaved': 'Sla de pagina eerst op. Wat nooit is opgeslagen, kan niet worden gedeeld.',
  'share.duration': 'Geldig voor',
  'share.day': '1 dag',
  'share.week': '1 week',
  'share.month': '30 dagen',
  'share.recipient': 'Voor wie (optioneel)',
  'share.create': 'Link maken',
  'share.created': 'De link is gemaakt.',
  'share.address': 'Link',
  'share.notCopied': 'De browser heeft de link niet gekopieerd. Hij is geselecteerd: kopieer hem met {keys}.',
  'share.once': 'De link wordt alleen deze keer getoond. Kopieer hem voordat je dit venster sluit.',
  'share.links': 'Links van deze pagina',
  'share.loading': 'De links worden geladen…',
  'share.none': 'Deze pagina heeft nog geen links.',
  'share.notConfigured':
    'Concepten kunnen nog niet worden gedeeld. Wie het CMS beheert, moet “sharing.url” van de pagebuilder in config/plugins instellen op het adres waarop gasten concepten zien.',
  'share.forAnyone': 'Geen ontvanger',
  'share.until': 'Geldig tot {date}',
  'share.ended': 'Verlopen op {date}',
  'share.revoked': 'Ingetrokken op {date}',
  'share.madeBy': 'Gemaakt door {name}, {date}',
  'share.madeOn': 'Gemaakt op {date}',
  'share.opened':
    '{count, plural, =0 {Nog niemand heeft hem geopend.} one {Geopend door één gast:} other {Geopend door # gasten:}}',
  'share.openedOnce': '{name}, {first}',
  'share.openedAgain': '{name}, {first}, laatst {last}, {count} keer',
  'share.noName': 'Gast zonder naam',
  'share.unlisted':
    '{count, plural, one {Nog één keer bekeken door een gast die hier niet staat.} other {Nog # keer bekeken door gasten die hier niet staan.}}',
  'share.revoke': 'Intrekken',
  'share.revokeOf': 'Intrekken: {name}',
  'share.sure': 'Wie deze link heeft, ziet het concept dan niet meer. Dit kan niet ongedaan worden gemaakt.',
  'share.keep': 'Behouden',
  'share.taken': 'De link is ingetrokken.',
};
