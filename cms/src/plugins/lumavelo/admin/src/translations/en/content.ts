/** The content manager: fields, lists, panels, and the note that this is a demo. */
export const content = {
  'countries.label': 'Countries',
  'countries.description': 'The countries an entry belongs to',
  'countries.all': 'None chosen: every country.',
  'countries.nl': 'Netherlands',
  'countries.de': 'Germany',
  'countries.be': 'Belgium',
  'countries.at': 'Austria',
  'countries.fr': 'France',
  'countries.unknown': '"{code}" is no country of this project. Clear it by ticking and unticking any country.',
  'year.label': 'Year',
  'year.description': 'A year of four digits, written without a separator',
  'year.wrong': 'Write the year as four digits, from {min} to {max}.',
  'rights.none': '{action}: none of these is yours',
  'rights.some': '{action} ({own} of {all})',
  'rights.stay':
    '{others, plural, one {The other chosen entry was made by somebody else, and stays as it is.} other {The # other chosen entries were made by somebody else, and stay as they are.}}',
  'redirects.title': 'Old address',
  'redirects.offer':
    'This page was at /{from} until its slug was changed. Visitors who follow old links there see an error page.',
  'redirects.take': 'Lead them here',
  'redirects.decline': 'No redirect',
  'banner.demo': 'This is demo content. Public demo login: {email} / {password}',
} as const;
