import type { inserting as english } from '../en/inserting.ts';

export const inserting: Record<keyof typeof english, string> = {
  'palette.region': 'Blocs',
  'palette.search': 'Rechercher des blocs',
  'palette.none': 'Aucun bloc ne correspond à « {query} ».',
  'palette.sections': 'Sections',
  'palette.recent': 'Utilisés récemment',
  'pick.none': 'Aucun résultat pour « {query} ».',
  'inserter.title': 'Insérer un bloc',
  'inserter.into': 'Insérer dans {area}…',
  'inserter.at': 'Insérer près de {block}…',
  'inserter.end': 'Insérer à la fin de la page…',
  'sections.save': 'Enregistrer comme section',
  'sections.none':
    'Aucune section pour l’instant. Sélectionnez des blocs et enregistrez-les comme section pour les réutiliser.',
  'sections.notAllowed': 'Votre rôle ne permet pas d’utiliser les sections enregistrées.',
  'sections.failed': 'L’opération a échoué : {message}',
  'sections.inserted': 'Section {name} insérée.',
  'sections.refused': 'La section {name} ne peut pas se trouver ici.',
  'sections.saved': 'Section {name} enregistrée.',
  'sections.name': 'Nom',
  'sections.about':
    '{count, plural, one {{block} et tout son contenu} other {# blocs et tout leur contenu}}, à insérer sur n’importe quelle page.',
  'sections.selectFirst': 'Sélectionnez d’abord un ou plusieurs blocs.',
  'sections.cancel': 'Annuler',
  'sections.rename': 'Renommer {name}',
  'sections.remove': 'Supprimer {name}',
  'sections.confirm': 'Supprimer la section {name} ? Les pages qui l’ont utilisée gardent leurs blocs.',
  'sections.delete': 'Supprimer la section',
  'sections.keep': 'Garder',
  'templates.title': 'Partir d’un modèle',
  'templates.about':
    'Des pages complètes à modifier comme vous le souhaitez, avec des textes dans la langue de la page ({locale}).',
  'templates.used': '{name} : modèle inséré. « Annuler » le retire.',
  'templates.empty': 'Partir d’une page vide',
  'templates.invite': 'Choisir un modèle',
};
