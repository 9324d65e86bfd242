import type { follow as english } from '../en/follow.ts';

export const follow: Record<keyof typeof english, string> = {
  'follow.region': 'Opbouw, volgorde en instellingen',
  'follow.title': 'Opbouw, volgorde en instellingen{count, plural, =0 {} one {: # wijziging} other {: # wijzigingen}}',
  'follow.same': 'Er is niets over te nemen uit {locale}.',
  'follow.changes':
    'Gewijzigd in {locale} sinds deze pagina die voor het laatst volgde. Teksten blijven hier zoals ze zijn.',
  'follow.unknown':
    'Hoe de pagina in {locale} was toen deze eruit ontstond, is niet bekend. Dit zou hier worden zoals het daar is; teksten blijven zoals ze zijn.',
  'follow.bring': '{count, plural, one {# wijziging} other {# wijzigingen}} overnemen',
  'follow.brought':
    '{count, plural, one {# wijziging} other {# wijzigingen}} overgenomen. Ongedaan maken haalt ze weg.',
  'follow.keepAll': 'Alles hier zo laten',
  'follow.keptAll': 'Blijft zo. Vanaf de volgende wijziging geldt als bedoeld wat hier anders is.',
  'follow.removed': 'Verwijderd in {locale}',
  'follow.remove': 'Hier verwijderen',
  'follow.removeNamed': '{block} hier verwijderen',
  'follow.keep': 'Behouden',
  'follow.keepNamed': '{block} behouden',
  'follow.wasRemoved': '{block} verwijderd. Ongedaan maken brengt het terug.',
  'follow.notRemoved': '{block} kan hier niet worden verwijderd.',
  'follow.kept': 'Hier met opzet anders ({count})',
  'follow.keptHelp':
    'Blijft zoals het is wanneer wijzigingen worden overgenomen.{count, plural, =0 {} one { # ervan is in beide talen gewijzigd.} other { # ervan zijn in beide talen gewijzigd.}}',
  'follow.tooLarge':
    'Beide pagina’s samen zouden groter zijn dan een pagina mag zijn. Neem hieronder losse blokken over.',
  'follow.failed': 'Hoe het origineel eerder was, kon niet worden geladen: {message}',
};
