/** Asking others for translations. */
export const ask = {
  'ask.open': 'Ask for a translation…',
  'ask.chosen': '{count, plural, =0 {No page selected} one {# page selected} other {# pages selected}}',
  'ask.page': 'Select “{title}”',
  'ask.all': 'Select all on this page',
  'ask.title': 'Ask for a translation',
  'ask.close': 'Close',
  'ask.choose': 'Choose…',
  'ask.language': 'Into',
  'ask.person': 'Who translates',
  'ask.nobody': 'Nobody may change pages in this language.',
  'ask.pages':
    '{count, plural, =0 {No selected page needs this translation.} one {# page is asked for.} other {# pages are asked for.}}',
  'ask.left':
    '{count, plural, one {# page is left out, because it is the original, ready, or not for you to read in this language.} other {# pages are left out, because they are the original, ready, or not for you to read in this language.}}',
  'ask.until': 'Ready by (optional)',
  'ask.past': 'This day is over.',
  'ask.note': 'Note (optional)',
  'ask.noteHint': 'Up to {limit, number} characters. It is in the mail and on the board.',
  'ask.cancel': 'Cancel',
  'ask.send': 'Ask by mail',
  'ask.sent':
    '{count, plural, one {# page is asked for. The mail was sent.} other {# pages are asked for. The mail was sent.}}',
  'ask.unsent.none': 'The request is stored, but no mail was sent: this CMS sends none. Tell the person yourself.',
  'ask.unsent.unreachable':
    'The request is stored, but no mail was sent: the mail server does not answer. Tell the person yourself.',
  'ask.unsent.refused':
    'The request is stored, but no mail was sent: the mail server refused it. Tell the person yourself.',
  'ask.unsent.failed':
    'The request is stored, but no mail was sent, because of an error that is in the log. Tell the person yourself.',
  'ask.of': 'Asked of {person}',
  'ask.ofUntil': 'Asked of {person} until {when}',
  'ask.by': 'By {name}',
  'ask.withdraw': 'Withdraw',
  'ask.withdrawOf': 'Withdraw the request to {person}: “{title}”, {language}',
  'ask.withdrawn': 'The request to {person} is withdrawn. No mail is sent about it.',
  'ask.refused.missing':
    '{count} of the {all} pages {count, plural, one {is} other {are}} not there any more, or not for you to read in this language. Load the list anew. Nothing was asked.',
  'ask.refused.person': 'This person is not there any more, or their account is not active. Nothing was asked.',
  'ask.refused.rights':
    '{person, select, none {This person} other {{person}}} may not change “{title}”{count, plural, =0 {} one { and # more page} other { and # more pages}} in this language. Nothing was asked.',
  'ask.refused.page': 'This page is not there any more, or not for you to read in this language.',
} as const;
