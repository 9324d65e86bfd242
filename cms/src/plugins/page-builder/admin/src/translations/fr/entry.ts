import type { entry as english } from '../en/entry.ts';

export const entry: Record<keyof typeof english, string> = {
  'field.label': 'Page',
  'field.description': 'Une page composée de blocs dans l’éditeur visuel',
  'field.loading': 'Chargement de la page…',
  'field.unusable': 'Le page builder est inutilisable : {message}',
  'field.open': 'Ouvrir l’éditeur de page',
  'field.opening': 'Ouverture de l’éditeur de page…',
  'field.empty': 'Aucun bloc pour l’instant. Ouvrez l’éditeur de page pour ajouter le premier.',
  'field.count': '{count, plural, one {# bloc} other {# blocs}}',
  'field.noProblems': 'Aucun problème',
  'field.problems':
    '{errors, plural, =0 {} one {# erreur empêche la publication} other {# erreurs empêchent la publication}}{both, select, true {, } other {}}{warnings, plural, =0 {} one {# avertissement} other {# avertissements}}',
  'field.damaged':
    'Des parties de cette page sont endommagées. {reason}{more, plural, =0 {} one { Et une autre.} other { Et # autres.}} Ouvrez l’éditeur de page : ce qui est lisible s’y trouve, et le reste avec sa source.',
  'field.readOnly': 'Vous pouvez lire cette page, mais pas la modifier.',
  'publishing.title': 'Site web',
  'publishing.live': 'est en ligne depuis {since}.',
  'publishing.waiting': 'va être généré.',
  'publishing.building': 'est en cours de génération.',
  'publishing.failed': 'n’a pas pu être généré. Les visiteurs voient la version précédente.',
  'publishing.held': 'affiche une version antérieure, du {since}, jusqu’à la prochaine publication.',
  'publishing.unreachable':
    'Le service de publication ne répond pas ({reason}). Les visiteurs voient la dernière version ; ce que vous publiez sera mis en ligne à son retour.',
  'publishing.warnings': '{count, plural, one {# avertissement} other {# avertissements}} sur le site',
  'publishing.never': 'Les visiteurs ne voient pas cette page : elle n’est pas publiée.',
};
