import type { saving as english } from '../en/saving.ts';

export const saving: Record<keyof typeof english, string> = {
  'save.failed': 'De pagina is niet opgeslagen. Je wijzigingen staan er nog.',
  'save.field': '{field}: {message}',
  'save.entryFields': 'Vul eerst deze velden van het item in; met “Klaar” ga je ernaar terug.',
  'save.network':
    'De server is niet bereikbaar. Wat je schrijft, blijft op dit apparaat bewaard, en de pagina wordt opgeslagen zodra de server antwoordt.',
  'save.server':
    'De server heeft een probleem: {message} Wat je schrijft, blijft op dit apparaat bewaard, en het opslaan wordt automatisch opnieuw geprobeerd.',
  'save.session':
    'Je moet opnieuw inloggen. Wat je schrijft, blijft op dit apparaat bewaard; bij het opslaan wordt om je wachtwoord gevraagd.',
  'save.forbidden': 'Met jouw rol mag je deze pagina niet wijzigen. Vraag het aan degene die de rollen beheert.',
  'publish.forbidden':
    'Met jouw rol mag je geen pagina’s publiceren. Sla de pagina op; iemand die het wel mag, kan de pagina dan publiceren.',
  'save.dismiss': 'Sluiten',
  'save.unconfirmed':
    'De pagina is opgeslagen, maar kon niet worden teruggelezen om dat te controleren. Een kopie blijft tot de volgende keer opslaan in deze browser.',
  'publish.failed': 'De pagina is niet gepubliceerd. Je wijzigingen staan er nog.',
  'publish.errors': '{count, plural, one {# fout houdt} other {# fouten houden}} het publiceren tegen.',
  'merge.title': 'Tegenstrijdige wijzigingen',
  'merge.intro':
    '{count, plural, one {Eén onderdeel is} other {# onderdelen zijn}} zowel hier als door iemand anders gewijzigd. De rest is al samengevoegd. Kies wat er blijft staan.',
  'merge.mine': 'Mijn versie',
  'merge.theirs': 'Andere versie',
  'merge.removed': 'Verwijderd',
  'merge.edited': 'Gewijzigd en behouden',
  'merge.order': 'De volgorde in deze versie',
  'merge.page': 'De hele pagina: beide versies samen worden te groot',
  'merge.wholePage': 'De pagina in deze versie',
  'merge.apply': 'Deze keuzes toepassen',
  'merge.later': 'Later beslissen',
  'merge.postponed':
    'Iemand anders heeft deze pagina opgeslagen. Sla de pagina opnieuw op om te kiezen wat er blijft staan.',
  'merge.lookFirst':
    'Iemand anders heeft deze pagina opgeslagen, en die wijzigingen zijn overgenomen. Bekijk de pagina en publiceer die dan.',
  'conflict.title': 'Iemand anders heeft dit ook gewijzigd',
  'conflict.by':
    '{by} heeft dit item op {when} opgeslagen, nadat jij het had geopend. Van jouw werk is nog niets opgeslagen, maar ook niets verloren.',
  'conflict.bySomebody':
    'Iemand anders heeft dit item op {when} opgeslagen, nadat jij het had geopend. Van jouw werk is nog niets opgeslagen, maar ook niets verloren.',
  'conflict.choose': 'Kies per veld wat er blijft staan en sla daarna opnieuw op.',
  'conflict.saveAgain': 'Sla opnieuw op om deze keuze te bewaren.',
  'conflict.mine': 'Mijn versie behouden: {value}',
  'conflict.theirs': 'Andere versie overnemen: {value}',
  'conflict.mineAsItIs': 'Mijn versie behouden',
  'conflict.theirsAsItIs': 'Andere versie overnemen',
  'conflict.closeFirst':
    'Iemand anders heeft “{field}” van dit item gewijzigd. Met “Klaar” ga je ernaar terug; kies daar wat er blijft staan.',
  'session.ended':
    'Je moet opnieuw inloggen. Wat je in de pagina-editor hebt gewijzigd, is in deze browser bewaard: je kunt het terughalen als je de pagina opent. Andere velden die niet zijn opgeslagen, gaan verloren.',
  'login.title': 'Opnieuw inloggen',
  'login.intro':
    'Je sessie is verlopen. Wat je hebt geschreven, is op dit apparaat bewaard en wordt opgeslagen zodra je bent ingelogd.',
  'login.password': 'Wachtwoord',
  'login.submit': 'Inloggen',
  'login.later': 'Later',
  'login.failed': 'Dat is niet gelukt: {message}',
  'value.none': '(leeg)',
  'value.crop': 'uitsnede van {width} × {height} % op {x} %, {y} %',
  'value.focalPoint': 'focuspunt op {x} %, {y} %',
  'journal.stopped':
    'Deze browser bewaart geen reservekopie van je wijzigingen: de opslag is vol of uitgeschakeld. Sla vaak op.',
  'recovery.name': 'Niet-opgeslagen wijzigingen',
  'recovery.found':
    '{count, plural, one {Eén wijziging} other {# wijzigingen}} van {when} {count, plural, one {is} other {zijn}} niet opgeslagen.',
  'recovery.explain': 'Deze browser heeft je werk bewaard. Haal het terug, of bekijk het eerst.',
  'recovery.outdated':
    'De pagina is intussen opgeslagen. Als je je werk terughaalt, worden beide samengevoegd; waar ze elkaar tegenspreken, kies jij.',
  'recovery.foundElsewhere':
    '{count, plural, one {Eén wijziging} other {# wijzigingen}} van {when} in een andere browser ({device}) {count, plural, one {is} other {zijn}} niet opgeslagen.',
  'recovery.explainElsewhere':
    'De server heeft je werk bewaard, voor jou alleen. Haal het hierheen, of bekijk het eerst.',
  'recovery.unknownDevice': 'onbekend',
  'recovery.from': 'Door de server bewaard uit {device}, {when}.',
  'recovery.unreadable':
    'Niet-opgeslagen werk van {when} uit een andere browser ({device}) staat op de server en is niet te lezen.',
  'recovery.newer':
    'Een nieuwere versie van de editor heeft het bewaard. Zodra de editor hier is bijgewerkt, kun je het terughalen.',
  'recovery.damaged': 'Het is beschadigd in de database. Wat die browser zelf heeft bewaard, wordt daar aangeboden.',
  'safety.kept': 'Kopie op de server {time}',
  'leaving.kept':
    'Niet-opgeslagen werk van je blijft in deze browser bewaard, voor als je hier weer inlogt. Pagina’s: {count}.',
  'leaving.remove': 'Uit deze browser verwijderen',
  'leaving.removed': 'Verwijderd. Wat de server ervan heeft bewaard, wordt aangeboden als je weer inlogt.',
  'safety.refused':
    'De server bewaart geen kopie van je niet-opgeslagen werk: {reason} Deze browser blijft het bewaren.',
  'recovery.restore': 'Terughalen',
  'recovery.discard': 'Weggooien',
  'recovery.restored': 'Niet-opgeslagen wijzigingen teruggehaald. Met Ongedaan maken draai je dit terug.',
  'recovery.restoredFields':
    'Niet-opgeslagen wijzigingen teruggehaald. Met Ongedaan maken draai je die van de blokken terug.',
  'recovery.fields':
    '{count, plural, one {Eén van de pagina-instellingen hoort erbij.} other {# van de pagina-instellingen horen erbij.}}',
  'recovery.failed': 'Wat niet was opgeslagen, kon niet worden getoond: {message}',
  'recovery.differences':
    '{count, plural, =0 {Geen verschillen.} one {Eén verschil met de pagina zoals die toen was opgeslagen.} other {# verschillen met de pagina zoals die toen was opgeslagen.}}',
  'presence.others':
    '{count, plural, one {{names} heeft deze pagina open.} other {{count} anderen hebben deze pagina open: {names}.}}',
  'presence.saved': 'Iemand anders heeft een nieuwere versie opgeslagen.',
  'presence.newer': 'Bij het opslaan worden beide versies samengevoegd; waar ze elkaar tegenspreken, kies jij.',
};
