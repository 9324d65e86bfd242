import type { content as english } from '../en/content.ts';

export const content: Record<keyof typeof english, string> = {
  'countries.label': 'Pays',
  'countries.description': 'Les pays auxquels une entrée appartient',
  'countries.all': 'Aucun choix : tous les pays.',
  'countries.nl': 'Pays-Bas',
  'countries.de': 'Allemagne',
  'countries.be': 'Belgique',
  'countries.at': 'Autriche',
  'countries.fr': 'France',
  'countries.unknown':
    '« {code} » n’est pas un pays de ce projet. Pour le retirer, cochez puis décochez un pays quelconque.',
  'year.label': 'Année',
  'year.description': 'Une année à quatre chiffres, écrite sans séparateur',
  'year.wrong': 'Écrivez l’année en quatre chiffres, de {min} à {max}.',
  'rights.none': '{action} : aucune de ces entrées n’est la vôtre',
  'rights.some': '{action} ({own} sur {all})',
  'rights.stay':
    '{others, plural, one {L’autre entrée choisie a été créée par une autre personne et reste telle quelle.} other {Les # autres entrées choisies ont été créées par d’autres personnes et restent telles quelles.}}',
  'redirects.title': 'Ancienne adresse',
  'redirects.offer':
    'Cette page se trouvait à l’adresse /{from} avant le changement de son slug. Les visiteurs qui suivent d’anciens liens y trouvent une page d’erreur.',
  'redirects.take': 'Les rediriger ici',
  'redirects.decline': 'Aucune redirection',
  'banner.demo': 'Ceci est un contenu de démonstration. Identifiants publics : {email} / {password}',
};
