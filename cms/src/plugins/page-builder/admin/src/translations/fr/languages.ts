import type { languages as english } from '../en/languages.ts';

export const languages: Record<keyof typeof english, string> = {
  'languages.title': 'Comparer les langues',
  'languages.intro': 'Cette page ({locale}) à côté de la même page dans une autre langue, bloc par bloc.',
  'languages.original': 'Comparer avec',
  'languages.loading': 'Chargement de l’autre langue…',
  'languages.notSaved':
    'Enregistrez la page une première fois ; vous pourrez ensuite la comparer à ses autres langues.',
  'languages.none': 'La page n’existe pas en {locale}.',
  'languages.empty': 'La page n’a aucun bloc en {locale}.',
  'languages.failed': 'Impossible de charger l’autre langue : {message}',
  'languages.same': 'même place',
  'languages.moved': 'déplacé',
  'languages.missing': 'absent ici',
  'languages.changed': 'texte source modifié depuis la traduction',
  'languages.bring': 'Reprendre {block}',
  'languages.bringShort': 'Reprendre',
  'languages.mark': 'Marquer {block} comme traduit',
  'languages.markShort': 'Marquer comme traduit',
  'languages.fillIn': 'Remplir à partir de {locale}',
  'languages.replace': 'Remplacer cette page',
  'languages.sure': 'Tous les blocs de cette page seront remplacés par ceux de {locale}. « Annuler » les rétablit.',
  'languages.filled': 'Page remplie à partir de {locale}. « Annuler » rétablit la version précédente.',
  'languages.brought': '{block} : bloc repris.',
  'languages.refused': '{block} n’a pas encore de place ici : reprenez d’abord le bloc qui le contient.',
  'languages.marked': '{block} : marqué comme traduit d’après le texte actuel.',
  'languages.sideBySide': 'Côte à côte',
};
