import type { content as english } from '../en/content.ts';

export const content: Record<keyof typeof english, string> = {
  'countries.label': 'Landen',
  'countries.description': 'De landen waar een item bij hoort',
  'countries.all': 'Niets gekozen: alle landen.',
  'countries.nl': 'Nederland',
  'countries.de': 'Duitsland',
  'countries.be': 'België',
  'countries.at': 'Oostenrijk',
  'countries.fr': 'Frankrijk',
  'countries.unknown':
    '“{code}” is geen land van dit project. Je verwijdert het door een willekeurig land aan en weer uit te vinken.',
  'year.label': 'Jaar',
  'year.description': 'Een jaar van vier cijfers, zonder scheidingsteken',
  'year.wrong': 'Schrijf het jaar met vier cijfers, van {min} tot en met {max}.',
  'rights.none': '{action}: geen hiervan is van jou',
  'rights.some': '{action} ({own} van {all})',
  'rights.stay':
    '{others, plural, one {Het andere gekozen item is door iemand anders gemaakt en blijft zoals het is.} other {De # andere gekozen items zijn door iemand anders gemaakt en blijven zoals ze zijn.}}',
  'redirects.title': 'Oud adres',
  'redirects.offer':
    'Deze pagina stond op /{from} totdat de slug werd gewijzigd. Wie daar een oude link volgt, krijgt een foutpagina te zien.',
  'redirects.take': 'Hierheen doorverwijzen',
  'redirects.decline': 'Geen redirect',
  'banner.demo': 'Dit is demo-inhoud. Openbare demo-inlog: {email} / {password}',
};
