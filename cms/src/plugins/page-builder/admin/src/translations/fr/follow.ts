import type { follow as english } from '../en/follow.ts';

export const follow: Record<keyof typeof english, string> = {
  'follow.region': 'Structure, ordre et paramètres',
  'follow.title':
    'Structure, ordre et paramètres{count, plural, =0 {} one { : # modification} other { : # modifications}}',
  'follow.same': 'Rien à reprendre de {locale}.',
  'follow.changes':
    'Modifié en {locale} depuis que cette page l’a suivie pour la dernière fois. Les textes restent ici tels quels.',
  'follow.unknown':
    'On ne sait pas comment était la page en {locale} quand celle-ci en a été tirée. Voici ce qui deviendrait comme là-bas ; les textes restent tels quels.',
  'follow.bring': 'Reprendre {count, plural, one {# modification} other {# modifications}}',
  'follow.brought':
    '{count, plural, one {# modification reprise} other {# modifications reprises}}. « Annuler » les retire.',
  'follow.keepAll': 'Tout laisser tel quel ici',
  'follow.keptAll': 'Conservé. Dès la prochaine modification, ce qui est différent ici compte comme voulu.',
  'follow.removed': 'Supprimé en {locale}',
  'follow.remove': 'Supprimer ici',
  'follow.removeNamed': 'Supprimer {block} ici',
  'follow.keep': 'Garder',
  'follow.keepNamed': 'Garder {block}',
  'follow.wasRemoved': '{block} supprimé. « Annuler » le ramène.',
  'follow.notRemoved': '{block} ne peut pas être supprimé ici.',
  'follow.kept': 'Différent ici à dessein ({count})',
  'follow.keptHelp':
    'Reste tel quel quand des modifications sont reprises.{count, plural, =0 {} one { # a été modifié dans les deux langues.} other { # ont été modifiés dans les deux langues.}}',
  'follow.tooLarge':
    'Les deux pages ensemble seraient plus grandes qu’une page ne peut l’être. Reprenez des blocs un par un ci-dessous.',
  'follow.failed': 'L’état précédent de l’original n’a pas pu être chargé : {message}',
};
