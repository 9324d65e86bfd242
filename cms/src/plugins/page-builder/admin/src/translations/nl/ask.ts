import type { ask as english } from '../en/ask.ts';

export const ask: Record<keyof typeof english, string> = {
  'ask.open': 'Vertaling vragen…',
  'ask.chosen': '{count, plural, =0 {Geen pagina gekozen} one {# pagina gekozen} other {# pagina’s gekozen}}',
  'ask.page': '“{title}” kiezen',
  'ask.all': 'Alles op deze pagina kiezen',
  'ask.title': 'Een vertaling vragen',
  'ask.close': 'Sluiten',
  'ask.choose': 'Kies…',
  'ask.language': 'Naar',
  'ask.person': 'Wie vertaalt',
  'ask.nobody': 'Niemand mag pagina’s in deze taal wijzigen.',
  'ask.pages':
    '{count, plural, =0 {Geen van de gekozen pagina’s heeft deze vertaling nodig.} one {# pagina wordt gevraagd.} other {# pagina’s worden gevraagd.}}',
  'ask.left':
    '{count, plural, one {# pagina blijft buiten beschouwing, omdat ze het origineel of al klaar is, of in deze taal niet voor jou te lezen.} other {# pagina’s blijven buiten beschouwing, omdat ze het origineel of al klaar zijn, of in deze taal niet voor jou te lezen.}}',
  'ask.until': 'Klaar op (optioneel)',
  'ask.past': 'Deze dag is voorbij.',
  'ask.note': 'Opmerking (optioneel)',
  'ask.noteHint': 'Tot {limit, number} tekens. De opmerking staat in de mail en in het overzicht.',
  'ask.cancel': 'Annuleren',
  'ask.send': 'Per mail vragen',
  'ask.sent':
    '{count, plural, one {# pagina is gevraagd. De mail is verstuurd.} other {# pagina’s zijn gevraagd. De mail is verstuurd.}}',
  'ask.unsent.none':
    'De vraag is opgeslagen, maar er is geen mail verstuurd: dit CMS verstuurt er geen. Laat het zelf weten.',
  'ask.unsent.unreachable':
    'De vraag is opgeslagen, maar er is geen mail verstuurd: de mailserver antwoordt niet. Laat het zelf weten.',
  'ask.unsent.refused':
    'De vraag is opgeslagen, maar er is geen mail verstuurd: de mailserver heeft die geweigerd. Laat het zelf weten.',
  'ask.unsent.failed':
    'De vraag is opgeslagen, maar er is geen mail verstuurd, door een fout die in het logboek staat. Laat het zelf weten.',
  'ask.of': 'Gevraagd aan {person}',
  'ask.ofUntil': 'Gevraagd aan {person}, klaar op {when}',
  'ask.by': 'Door {name}',
  'ask.withdraw': 'Intrekken',
  'ask.withdrawOf': 'Vraag aan {person} intrekken: “{title}”, {language}',
  'ask.withdrawn': 'De vraag aan {person} is ingetrokken. Daarover wordt geen mail verstuurd.',
  'ask.refused.missing':
    '{count} van de {all} pagina’s {count, plural, one {bestaat} other {bestaan}} niet meer, of je mag ze in deze taal niet lezen. Laad de lijst opnieuw. Er is niets gevraagd.',
  'ask.refused.person': 'Deze persoon is er niet meer, of het account is niet actief. Er is niets gevraagd.',
  'ask.refused.rights':
    '{person, select, none {Deze persoon} other {{person}}} mag “{title}”{count, plural, =0 {} one { en nog # pagina} other { en nog # pagina’s}} in deze taal niet wijzigen. Er is niets gevraagd.',
  'ask.refused.page': 'Deze pagina bestaat niet meer, of je mag die in deze taal niet lezen.',
};
