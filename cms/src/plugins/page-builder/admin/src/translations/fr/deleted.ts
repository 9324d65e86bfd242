import type { deleted as english } from '../en/deleted.ts';

export const deleted: Record<keyof typeof english, string> = {
  'deleted.title': 'Pages supprimées',
  'deleted.about': 'Les pages supprimées peuvent être restaurées pendant {days} jours.',
  'deleted.empty': 'Il n’y a aucune page supprimée. Ce qui est supprimé reste ici pendant {days} jours.',
  'deleted.failed': 'Les pages supprimées n’ont pas pu être chargées : {message}',
  'deleted.name': 'Titre',
  'deleted.type': 'Type',
  'deleted.languages': 'Langues',
  'deleted.when': 'Suppression',
  'deleted.action': 'Actions',
  'deleted.by': '{when}, par {name}',
  'deleted.unrecorded': 'Dernier enregistrement : {when}',
  'deleted.partial': 'Supprimée dans ces langues seulement',
  'deleted.restoreNamed': 'Restaurer {title}',
  'deleted.ask': 'Restaurer « {title} »\u202f?',
  'deleted.askAll':
    'Tout revient comme au moment de la suppression. Ce qui peut être publié revient à l’état de brouillon.',
  'deleted.askLanguages':
    'Ces langues reviennent comme au moment de leur suppression, à côté de celles qui existent encore. Ce qui peut être publié revient à l’état de brouillon.',
  'deleted.restored': '« {title} » est restauré.',
  'deleted.changed': '{field} : « {from} » est déjà pris, c’est désormais « {to} ».',
  'deleted.missing':
    '{count, plural, one {{field} : # fichier ou entrée n’existe plus et a été laissé de côté.} other {{field} : # fichiers ou entrées n’existent plus et ont été laissés de côté.}}',
  'deleted.open': 'Ouvrir',
};
