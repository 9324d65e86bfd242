import type { lists as english } from '../en/lists.ts';

export const lists: Record<keyof typeof english, string> = {
  'lists.publishTitle': 'Publier des pages',
  'lists.checking': 'Vérification de {count, plural, one {# page} other {# pages}}…',
  'lists.checkFailed': 'Les pages n’ont pas pu être vérifiées : {message}',
  'lists.checkAgain': 'Vérifier à nouveau',
  'lists.toPublish':
    '{count, plural, =0 {Il n’y a rien à publier.} one {# page peut être publiée.} other {# pages peuvent être publiées.}}',
  'lists.someReady':
    '{held, plural, one {# page ne peut pas être publiée} other {# pages ne peuvent pas être publiées}}\u202f; {count, plural, =0 {il n’y a rien d’autre à publier.} one {# est prête.} other {# sont prêtes.}}',
  'lists.published':
    '{count, plural, =0 {Aucune page n’a été publiée.} one {# page est publiée.} other {# pages sont publiées.}}',
  'lists.publishedBut':
    '{count, plural, =0 {Aucune page n’a été publiée.} one {# page est publiée.} other {# pages sont publiées.}} {held, plural, one {# reste en l’état :} other {# restent en l’état :}}',
  'lists.publishing': 'Publication de la page {number} sur {count}…',
  'lists.publish': 'Publier {count, plural, one {# page} other {# pages}}',
  'lists.publishOthers': 'Publier {count, plural, one {l’autre page} other {les # autres pages}}',
  'lists.ready': 'Prête',
  'lists.live': 'Déjà publiée',
  'lists.done': 'Publiée',
  'lists.heldBack': 'Pas prête',
  'lists.forbidden': 'Vous n’êtes pas autorisé à publier cette page.',
  'lists.open': 'Ouvrir {title} dans un nouvel onglet',
  'lists.duplicate': 'Dupliquer « {title} »\u202f?',
  'lists.duplicateAbout':
    'La copie est un brouillon avec sa propre adresse. Elle contient la page telle qu’elle est enregistrée.',
  'lists.languages': 'Langues de la copie',
  'lists.loadingLanguages': 'Chargement des langues…',
  'lists.languagesFailed': 'Les langues n’ont pas pu être chargées : {message}',
};
