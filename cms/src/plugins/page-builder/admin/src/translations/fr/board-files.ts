import type { boardFiles as english } from '../en/board-files.ts';

export const boardFiles: Record<keyof typeof english, string> = {
  'boardFiles.open': 'Fichiers pour traducteurs…',
  'boardFiles.intro':
    'Exportez les textes de plusieurs pages dans un seul fichier, faites-les traduire dans n’importe quel logiciel ou tableau, puis importez le résultat. Les liens et la mise en forme restent en place.',
  'boardFiles.selected':
    '{count, plural, =0 {Pages choisies : aucune n’est choisie} one {La page choisie} other {Les # pages choisies}}',
  'boardFiles.everything':
    'Tout ce qui est à traduire sur {count, plural, one {la page trouvée} other {les # pages trouvées}}',
  'boardFiles.from': 'De',
  'boardFiles.to': 'Vers',
  'boardFiles.download': 'Télécharger le fichier',
  'boardFiles.listing': 'Recherche des pages à traduire…',
  'boardFiles.loading': 'Pages chargées : {done} sur {all}',
  'boardFiles.stop': 'Arrêter',
  'boardFiles.failed': 'L’opération n’a pas pu se terminer : {message}',
  'boardFiles.nothing': 'Il n’y a aucun texte à mettre dans un fichier.',
  'boardFiles.written':
    'Dans le fichier : {pages, plural, one {# page} other {# pages}} avec {texts, plural, one {# texte} other {# textes}}.',
  'boardFiles.left': '{count, plural, one {# page n’y est pas} other {# pages n’y sont pas}}',
  'boardFiles.leftPage': '{title} : {reason}',
  'boardFiles.problem.unknown': 'Cette page a été supprimée, ou vous ne pouvez pas la lire dans les deux langues.',
  'boardFiles.problem.noOriginal': 'Cette page n’existe pas en {from}, langue que le fichier traduit.',
  'boardFiles.problem.missing': 'Cette page n’existe pas encore en {to}. Commencez-la d’abord.',
  'boardFiles.problem.forbidden': 'Vous ne pouvez pas modifier les textes de cette page en {to}.',
  'boardFiles.problem.noPage': 'Une entrée sans page se traduit à part\u00a0: cliquez sur sa langue dans le tableau.',
  'boardFiles.problem.damaged': 'Une partie de cette page est endommagée. Ouvrez-la d’abord dans l’éditeur.',
  'boardFiles.problem.original': 'Les autres langues sont traduites de celle-ci.',
  'boardFiles.problem.otherOriginal': 'Elle est traduite de {origin}.',
  'boardFiles.problem.nothing': 'Aucun de ses textes n’est à traduire.',
  'boardFiles.pages': 'Pages du fichier',
  'boardFiles.found':
    '{pages, plural, one {# page} other {# pages}} dans le fichier : {count, plural, =0 {rien ne changerait} one {# texte changerait} other {# textes changeraient}}.',
  'boardFiles.pageTexts':
    '{chosen} sur {count, plural, one {# texte choisi} other {# textes choisis}}{problems, plural, =0 {} one {, # ne peut pas être importé} other {, # ne peuvent pas être importés}}',
  'boardFiles.put':
    'Importer {count, plural, one {# texte} other {# textes}} sur {pages, plural, one {# page} other {# pages}}',
  'boardFiles.storing': 'Pages enregistrées : {done} sur {all}',
  'boardFiles.stored':
    '{pages, plural, =0 {Aucune page n’a été enregistrée} one {# page a été enregistrée} other {# pages ont été enregistrées}}{failed, plural, =0 {.} one { ; échec pour #, voir plus bas.} other { ; échec pour #, voir plus bas.}}',
  'boardFiles.storedTexts':
    '{count, plural, =0 {Aucun texte n’a été enregistré} one {# texte a été enregistré, sans être confirmé} other {# textes ont été enregistrés, sans être confirmés}}{left, plural, =0 {.} one { ; # ne l’a pas été, car quelqu’un a modifié la page entre-temps.} other { ; # ne l’ont pas été, car quelqu’un a modifié la page entre-temps.}}',
  'boardFiles.notStored': 'Rien n’a été enregistré : {reason}',
};
