import { list, media, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const Downloads = defineBlock({
  type: 'Downloads',
  category: 'elements',
  label: { en: 'Downloads', de: 'Downloads', nl: 'Downloads', fr: 'Fichiers à télécharger' },
  description: {
    en: 'Files to download, one per row.',
    de: 'Dateien zum Herunterladen, eine je Zeile.',
    nl: 'Bestanden om te downloaden, één per rij.',
    fr: 'Des fichiers à télécharger, un par ligne.',
  },
  icon: 'Download',
  synonyms: 'files pdf documents attachments dateien dokumente anhang herunterladen',
  props: {
    items: list({
      label: { en: 'Files', de: 'Dateien', nl: 'Bestanden', fr: 'Fichiers' },
      itemLabel: { en: 'download', de: 'Download', nl: 'download', fr: 'téléchargement' },
      titleProp: 'title',
      item: {
        file: media({
          label: { en: 'File', de: 'Datei', nl: 'Bestand', fr: 'Fichier' },
          accepts: 'file',
          required: PROMPTS.downloadWithoutFile,
        }),
        title: text({
          label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' },
          help: {
            en: "Left empty, the file's name is shown.",
            de: 'Bleibt das Feld leer, wird der Dateiname angezeigt.',
            nl: 'Als je dit leeg laat, staat hier de bestandsnaam.',
            fr: 'Si ce champ est vide, le nom du fichier est affiché.',
          },
          maxLength: 200,
        }),
      },
    }),
    downloadText: text({
      label: { en: 'Text of the links', de: 'Text der Links', nl: 'Tekst van de links', fr: 'Texte des liens' },
      default: 'Download',
      required: true,
      maxLength: 60,
    }),
  },
  example: (say) => ({
    items: [
      { file: null, title: say({ en: 'Brochure', de: 'Broschüre', nl: 'Brochure', fr: 'Brochure' }) },
      { file: null, title: say({ en: 'Terms', de: 'Bedingungen', nl: 'Voorwaarden', fr: 'Conditions' }) },
    ],
  }),
  prompt: ({ items }) => (items.length === 0 ? PROMPTS.downloadsEmpty : undefined),
});
