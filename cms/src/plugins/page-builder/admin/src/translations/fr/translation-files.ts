import type { translationFiles as english } from '../en/translation-files.ts';

export const translationFiles: Record<keyof typeof english, string> = {
  'translationFile.title': 'Fichiers pour traducteurs',
  'translationFile.intro':
    'Exportez les textes, faites-les traduire dans n’importe quel logiciel ou tableau, puis importez le résultat. Les liens et la mise en forme restent en place.',
  'translationFile.button': 'Fichiers…',
  'translationFile.export': 'Exporter',
  'translationFile.format': 'Format',
  'translationFile.format.xliff2': 'XLIFF 2.0',
  'translationFile.format.xliff1': 'XLIFF 1.2, pour les logiciels plus anciens',
  'translationFile.format.csv': 'CSV, pour tableurs',
  'translationFile.all': 'Aussi les textes déjà traduits',
  'translationFile.download': 'Télécharger {count, plural, one {# texte} other {# textes}}',
  'translationFile.preview': 'Page d’aperçu',
  'translationFile.previewing': 'Préparation…',
  'translationFile.previewHelp':
    'La page d’aperçu est un fichier HTML : la page telle qu’elle se présente, avec les numéros que ses textes ont dans le fichier.',
  'translationFile.import': 'Importer',
  'translationFile.choose': 'Choisir un fichier',
  'translationFile.found':
    '{count, plural, =0 {Rien ne changerait} one {# texte changerait} other {# textes changeraient}} ; déjà identiques ici : {same}, non traduits dans le fichier : {untranslated}.',
  'translationFile.put': 'Importer {count, plural, one {# texte} other {# textes}}',
  'translationFile.done':
    '{count, plural, =0 {Aucun texte n’a été importé} one {# texte a été importé} other {# textes ont été importés}}, échecs : {left}. « Annuler » les retire.',
  'translationFile.text.foreign': '{text} : cette page n’a pas ce texte. Il a peut-être été supprimé entre-temps.',
  'translationFile.text.changed': '{text} : l’original a changé entre-temps. Exportez-le de nouveau.',
  'translationFile.text.partly': '{text} : toutes ses lignes ne sont pas traduites.',
  'translationFile.text.tags':
    '{text} : les balises des liens ou de la mise en forme ne sont pas celles de l’original.',
  'translationFile.text.empty': '{text} : la traduction manque.',
  'translationFile.text.long': '{text} : la traduction est beaucoup trop longue pour son emplacement.',
  'translationFile.text.written': 'Quelqu’un a écrit ici depuis l’export du fichier.',
  'translationFile.noXliff': 'Ce fichier n’est ni du XLIFF ni un tableau. Choisissez un fichier exporté ici.',
  'translationFile.version': 'Ce fichier est du XLIFF {version}. Faites-le enregistrer en XLIFF 1.2 ou 2.0.',
  'translationFile.doctype':
    'Ce fichier déclare un type de document, ce qu’aucun fichier pour traducteurs ne fait. Il n’est pas lu.',
  'translationFile.broken':
    'Ce fichier est endommagé à la ligne {line}. Faites-le enregistrer de nouveau par le logiciel qui l’a écrit.',
  'translationFile.columns':
    'Il manque des colonnes à ce tableau : {names}. Exportez-le de nouveau et laissez la première ligne telle quelle.',
  'translationFile.tooLarge': 'Ce fichier dépasse {most} Mo. Exportez moins de pages à la fois.',
  'translationFile.others':
    '{count, plural, one {Ce fichier contient # autre page, qui reste telle quelle. Le tableau des traductions les importe toutes.} other {Ce fichier contient # autres pages, qui restent telles quelles. Le tableau des traductions les importe toutes.}}',
  'translationFile.document': 'Ce fichier est celui d’une autre page. Importez-le sur celle-ci.',
  'translationFile.languages':
    'Ce fichier traduit de {from} vers {to} ; ici, il s’agit de {wantedFrom} vers {wantedTo}. Choisissez d’abord les langues du fichier.',
};
