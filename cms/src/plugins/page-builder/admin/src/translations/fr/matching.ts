import type { matching as english } from '../en/matching.ts';

export const matching: Record<keyof typeof english, string> = {
  'matching.title': 'Associer les blocs',
  'matching.intro':
    'Cette page et celle en {locale} ont été construites séparément : elles n’ont presque aucun bloc en commun, et leurs textes ne peuvent pas être comparés. Ces blocs semblent aller ensemble, d’abord celui en {locale}, puis celui d’ici :',
  'matching.effect':
    'Les blocs associés peuvent ensuite être comparés. Les textes de cette page restent ; ils comptent comme des traductions à relire et figurent dans le panneau « Traduction ». « Annuler » rétablit tout en une seule étape.',
  'matching.match': 'Associer {count, plural, one {# bloc} other {# blocs}}',
  'matching.done':
    '{count, plural, one {# bloc associé} other {# blocs associés}}. « Annuler » rétablit l’état précédent.',
};
