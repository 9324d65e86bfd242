import type { synced as english } from '../en/synced.ts';

export const synced: Record<keyof typeof english, string> = {
  'synced.tag': 'Section : {name}',
  'synced.loading': 'Chargement de la section {name}…',
  'synced.missing':
    'La section {name} n’existe plus. Les visiteurs ne voient rien ici : retirez-la, ou placez-en une autre.',
  'synced.empty': 'La section {name} est vide.',
  'synced.leftOut':
    'La section {name} n’est pas affichée ici : avec elle, la page contient plus que ce qu’une page peut contenir. Voir les problèmes.',
  'synced.about': 'La même sur chaque page. Modifiez la section, et toutes changent.',
  'synced.edit': 'Modifier la section',
  'synced.detach': 'Détacher',
  'synced.detachHelp':
    'Ces blocs n’appartiennent plus qu’à cette page. Les modifications ultérieures de la section ne les changent plus.',
  'synced.detached': 'Section {name} détachée. Ses blocs n’appartiennent plus qu’à cette page.',
  'synced.nothingOpen':
    'Rien ne diffère sur cette page. Ce que les pages peuvent définir elles-mêmes se choisit dans l’éditeur de la section.',
  'synced.reset': '{label} : comme dans la section',
  'synced.mayDiffer': '{label} peut différer là où la section est utilisée',
  'synced.opening': 'Avec ≠ à côté d’un paramètre, les pages peuvent le définir elles-mêmes.',
  'synced.keepHere': 'L’insérer ici synchronisée : ses modifications ultérieures changeront aussi cette page',
  'synced.savedHere': 'Section {name} enregistrée, et insérée ici synchronisée.',
  'synced.insert': 'Insérer synchronisée',
  'synced.insertNamed': 'Insérer {name} synchronisée',
  'synced.ways':
    'Un clic sur une section en insère une copie. Insérée synchronisée, elle reste liée : modifiez-la une fois, et chaque page change.',
  'synced.insertHelp':
    'La section elle-même : une modification la change sur chaque page. Un clic sur son image insère une copie.',
  'synced.inserted': 'Section {name} insérée, synchronisée.',
  'synced.uses': '{count, plural, one {Sur # page} other {Sur # pages}}',
  'synced.usesNamed': '{count, plural, one {{name} : utilisée sur # page} other {{name} : utilisée sur # pages}}',
  'synced.breaks':
    '{count, plural, one {# page affiche {name}. Une fois supprimée, la section y manquera.} other {# pages affichent {name}. Une fois supprimée, la section y manquera.}}',
  'synced.showsOn':
    '{count, plural, one {Cette section est sur # page. Ce que vous enregistrez y change aussi.} other {Cette section est sur # pages. Ce que vous enregistrez change sur chacune.}}',
  'synced.savedOn':
    '{count, plural, one {Section enregistrée. Elle est sur # page ; si celle-ci est publiée, les visiteurs verront le changement après la prochaine génération du site.} other {Section enregistrée. Elle est sur # pages ; là où elles sont publiées, les visiteurs verront le changement après la prochaine génération du site.}}',
};
