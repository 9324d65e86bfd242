import type { synced as english } from '../en/synced.ts';

export const synced: Record<keyof typeof english, string> = {
  'synced.tag': 'Sectie: {name}',
  'synced.loading': 'De sectie {name} wordt geladen…',
  'synced.missing':
    'De sectie {name} bestaat niet meer. Bezoekers zien hier niets: verwijder haar of plaats een andere.',
  'synced.empty': 'De sectie {name} is leeg.',
  'synced.leftOut':
    'De sectie {name} wordt hier niet getoond: ermee bevat de pagina meer dan een pagina mag. Zie de problemen.',
  'synced.about': 'Op elke pagina dezelfde. Bewerk je de sectie, dan veranderen ze allemaal.',
  'synced.edit': 'Sectie bewerken',
  'synced.detach': 'Losmaken',
  'synced.detachHelp':
    'Maakt deze blokken eigen aan de pagina. Latere wijzigingen van de sectie bereiken ze niet meer.',
  'synced.detached': 'Sectie {name} losgemaakt. De blokken horen nu bij de pagina.',
  'synced.nothingOpen':
    'Op deze pagina wijkt niets af. Wat pagina’s anders mogen hebben, geef je vrij in de editor van de sectie.',
  'synced.reset': '{label}: zoals in de sectie',
  'synced.mayDiffer': '{label} mag afwijken waar de sectie wordt gebruikt',
  'synced.opening': 'Met ≠ naast een instelling mogen pagina’s die anders hebben.',
  'synced.keepHere': 'Hier synchroon plaatsen: latere wijzigingen van de sectie veranderen ook deze pagina',
  'synced.savedHere': 'Sectie {name} opgeslagen en hier synchroon geplaatst.',
  'synced.insert': 'Synchroon invoegen',
  'synced.insertNamed': '{name} synchroon invoegen',
  'synced.ways':
    'Een klik op een sectie voegt een kopie in. Synchroon ingevoegd blijft het er één: één keer bewerken en elke pagina verandert.',
  'synced.insertHelp':
    'De sectie zelf: één wijziging verandert haar op elke pagina. Een klik op de afbeelding voegt een kopie in.',
  'synced.inserted': 'Sectie {name} synchroon ingevoegd.',
  'synced.uses': '{count, plural, one {Op # pagina} other {Op # pagina’s}}',
  'synced.usesNamed': '{count, plural, one {{name}: op # pagina gebruikt} other {{name}: op # pagina’s gebruikt}}',
  'synced.breaks':
    '{count, plural, one {# pagina toont {name}. Verwijderd ontbreekt de sectie daar.} other {# pagina’s tonen {name}. Verwijderd ontbreekt de sectie daar.}}',
  'synced.showsOn':
    '{count, plural, one {Deze sectie staat op # pagina. Wat je opslaat, verandert ook daar.} other {Deze sectie staat op # pagina’s. Wat je opslaat, verandert op allemaal.}}',
  'synced.savedOn':
    '{count, plural, one {Opgeslagen. De sectie staat op # pagina; is die gepubliceerd, dan zien bezoekers haar na de volgende build.} other {Opgeslagen. De sectie staat op # pagina’s; waar die gepubliceerd zijn, zien bezoekers haar na de volgende build.}}',
};
