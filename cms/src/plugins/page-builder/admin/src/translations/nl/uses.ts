import type { uses as english } from '../en/uses.ts';

export const uses: Record<keyof typeof english, string> = {
  'uses.title': 'Gebruik',
  'uses.count':
    '{count, plural, =0 {Op geen enkele pagina gebruikt.} one {Op # pagina gebruikt.} other {Op # pagina’s gebruikt.}}',
  'uses.hidden': '{count, plural, one {Nog # pagina mag je niet lezen.} other {Nog # pagina’s mag je niet lezen.}}',
  'uses.none': 'Op geen enkele pagina gebruikt, niet in concepten en niet op gepubliceerde pagina’s.',
  'uses.loading': 'Zoeken waar het gebruikt wordt…',
  'uses.failed': 'Waar het gebruikt wordt, kon niet worden geladen: {reason}',
  'uses.morePlaces': '{count, plural, one {Nog # plek op deze pagina.} other {Nog # plekken op deze pagina.}}',
  'uses.draft': 'Concept',
  'uses.published': 'Gepubliceerd',
  'uses.open': '{block} openen',
  'uses.publishedOnly': '{block}, alleen in de gepubliceerde versie',
  'uses.gone': 'Het blok staat niet meer in het concept van deze pagina.',
  'uses.ask.delete': 'Verwijderen terwijl het in gebruik is?',
  'uses.ask.unpublish': 'Publicatie intrekken terwijl het in gebruik is?',
  'uses.breaks.delete':
    '{count, plural, one {Staat op # pagina. Na het verwijderen ontbreekt het daar:} other {Staat op # pagina’s. Na het verwijderen ontbreekt het daar:}}',
  'uses.breaks.unpublish':
    '{count, plural, one {Bezoekers zien het op # pagina. Na het intrekken ontbreekt het daar:} other {Bezoekers zien het op # pagina’s. Na het intrekken ontbreekt het daar:}}',
  'uses.unlisted': '{count, plural, one {En nog # pagina.} other {En nog # pagina’s.}}',
  'uses.anyway.delete': 'Toch verwijderen',
  'uses.anyway.unpublish': 'Toch intrekken',
  'uses.kept.delete': 'Er is niets verwijderd.',
  'uses.kept.unpublish': 'Er is geen publicatie ingetrokken.',
};
