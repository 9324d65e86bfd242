import type { synced as english } from '../en/synced.ts';

export const synced: Record<keyof typeof english, string> = {
  'synced.tag': 'Section : {name}',
  'synced.loading': 'Chargement de la section {name}…',
  'synced.missing':
    'La section {name} n’existe plus. Les visiteurs ne voient rien ici : retirez-la, ou placez-en une autre.',
  'synced.empty': 'La section {name} est vide.',
  'synced.leftOut':
    'La section {name} n’est pas affichée ici : avec elle, la page contient plus que ce qu’une page peut contenir. Voir les problèmes.',
  'synced.about': 'La même sur chaque page. Modifiez la section, et toutes changent.',
  'synced.edit': 'Modifier la section',
  'synced.detach': 'Détacher',
  'synced.detachHelp':
    'Ces blocs deviennent ceux de la page. Les modifications ultérieures de la section ne les atteignent plus.',
  'synced.detached': 'Section {name} détachée. Ses blocs sont maintenant ceux de la page.',
  'synced.nothingOpen':
    'Rien ne diffère sur cette page. Ce que les pages peuvent avoir autrement s’ouvre dans l’éditeur de la section.',
  'synced.reset': '{label} : comme dans la section',
  'synced.mayDiffer': '{label} peut différer là où la section est utilisée',
  'synced.opening': 'Avec ≠ à côté d’un réglage, les pages peuvent l’avoir autrement.',
  'synced.keepHere': 'La placer ici synchronisée : ses modifications ultérieures changeront aussi cette page',
  'synced.savedHere': 'Section {name} enregistrée, et placée ici synchronisée.',
  'synced.insert': 'Insérer synchronisée',
  'synced.insertNamed': 'Insérer {name} synchronisée',
  'synced.ways':
    'Un clic sur une section en insère une copie. Insérée synchronisée, elle reste une seule : modifiez-la une fois, et chaque page change.',
  'synced.insertHelp':
    'La section elle-même : une modification la change sur chaque page. Un clic sur son image insère une copie.',
  'synced.inserted': 'Section {name} insérée, synchronisée.',
  'synced.uses': '{count, plural, one {Sur # page} other {Sur # pages}}',
  'synced.usesNamed': '{count, plural, one {{name} : utilisée sur # page} other {{name} : utilisée sur # pages}}',
  'synced.breaks':
    '{count, plural, one {# page montre {name}. Supprimée, elle y manque.} other {# pages montrent {name}. Supprimée, elle y manque.}}',
  'synced.showsOn':
    '{count, plural, one {Cette section est sur # page. Ce que vous enregistrez y change aussi.} other {Cette section est sur # pages. Ce que vous enregistrez change sur toutes.}}',
  'synced.savedOn':
    '{count, plural, one {Enregistré. La section est sur # page ; si elle est publiée, les visiteurs la voient après la prochaine construction.} other {Enregistré. La section est sur # pages ; là où elles sont publiées, les visiteurs la voient après la prochaine construction.}}',
};
