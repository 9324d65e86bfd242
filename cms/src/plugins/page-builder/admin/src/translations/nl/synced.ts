import type { synced as english } from '../en/synced.ts';

export const synced: Record<keyof typeof english, string> = {
  'synced.tag': 'Sectie: {name}',
  'synced.loading': 'De sectie {name} wordt geladen…',
  'synced.missing':
    'De sectie {name} bestaat niet meer. Bezoekers zien hier niets: verwijder deze sectie of plaats een andere.',
  'synced.empty': 'De sectie {name} is leeg.',
  'synced.leftOut':
    'De sectie {name} wordt hier niet getoond: met deze sectie bevat de pagina meer dan een pagina mag. Zie de problemen.',
  'synced.about': 'Op elke pagina hetzelfde. Als je de sectie bewerkt, veranderen ze allemaal.',
  'synced.edit': 'Sectie bewerken',
  'synced.detach': 'Losmaken',
  'synced.detachHelp':
    'De blokken horen dan alleen nog bij deze pagina. Latere wijzigingen van de sectie werken er niet meer in door.',
  'synced.detached': 'Sectie {name} losgemaakt. De blokken horen nu alleen nog bij deze pagina.',
  'synced.nothingOpen':
    'Op deze pagina wijkt niets af. Wat pagina’s zelf mogen bepalen, geef je vrij in de editor van de sectie.',
  'synced.reset': '{label}: zoals in de sectie',
  'synced.mayDiffer': '{label} mag afwijken waar de sectie wordt gebruikt',
  'synced.opening': 'Met ≠ naast een instelling laat je pagina’s die zelf bepalen.',
  'synced.keepHere': 'Hier gesynchroniseerd invoegen: latere wijzigingen van de sectie veranderen ook deze pagina',
  'synced.savedHere': 'Sectie {name} opgeslagen en hier gesynchroniseerd ingevoegd.',
  'synced.insert': 'Gesynchroniseerd invoegen',
  'synced.insertNamed': '{name} gesynchroniseerd invoegen',
  'synced.ways':
    'Een klik op een sectie voegt een kopie in. Gesynchroniseerd ingevoegd blijft die gekoppeld: bewerk de sectie één keer en elke pagina verandert.',
  'synced.insertHelp':
    'De sectie zelf: één bewerking verandert elke pagina. Een klik op de afbeelding voegt een kopie in.',
  'synced.inserted': 'Sectie {name} gesynchroniseerd ingevoegd.',
  'synced.uses': '{count, plural, one {Op # pagina} other {Op # pagina’s}}',
  'synced.usesNamed': '{count, plural, one {{name}: op # pagina gebruikt} other {{name}: op # pagina’s gebruikt}}',
  'synced.breaks':
    '{count, plural, one {# pagina toont {name}. Na het verwijderen ontbreekt de sectie daar.} other {# pagina’s tonen {name}. Na het verwijderen ontbreekt de sectie daar.}}',
  'synced.showsOn':
    '{count, plural, one {Deze sectie staat op # pagina. Wat je opslaat, verandert ook daar.} other {Deze sectie staat op # pagina’s. Wat je opslaat, verandert op al die pagina’s.}}',
  'synced.savedOn':
    '{count, plural, one {Opgeslagen. De sectie staat op # pagina; als die gepubliceerd is, zien bezoekers de wijziging na de volgende build.} other {Opgeslagen. De sectie staat op # pagina’s; waar die gepubliceerd zijn, zien bezoekers de wijziging na de volgende build.}}',
};
