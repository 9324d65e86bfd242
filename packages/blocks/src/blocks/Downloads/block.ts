import { list, media, text } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const Downloads = defineBlock({
  type: 'Downloads',
  category: 'elements',
  label: { en: 'Downloads', de: 'Downloads' },
  description: { en: 'Files to download, one per row.', de: 'Dateien zum Herunterladen, eine je Zeile.' },
  icon: 'Download',
  synonyms: 'files pdf documents attachments dateien dokumente anhang herunterladen',
  props: {
    items: list({
      label: { en: 'Files', de: 'Dateien' },
      itemLabel: { en: 'download', de: 'Download' },
      titleProp: 'title',
      item: {
        file: media({
          label: { en: 'File', de: 'Datei' },
          accepts: 'file',
          required: PROMPTS.downloadWithoutFile,
        }),
        title: text({
          label: { en: 'Title', de: 'Titel' },
          help: { en: "Left empty, the file's name is shown.", de: 'Leer wird der Dateiname gezeigt.' },
          maxLength: 200,
        }),
      },
    }),
    downloadText: text({
      label: { en: 'Text of the links', de: 'Text der Links' },
      default: 'Download',
      required: true,
      maxLength: 60,
    }),
  },
  prompt: ({ items }) => (items.length === 0 ? PROMPTS.downloadsEmpty : undefined),
});
