import { TextAlign } from '@tiptap/extension-text-align';

const ALIGNMENTS = ['left', 'center', 'right', 'justify'];

/** Alignment of paragraphs and headings, read from the site's markup as well as from the editor's own. */
export const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types: this.options.types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element: HTMLElement) => {
              const found = element.dataset.align ?? element.style.textAlign;
              return ALIGNMENTS.includes(found) ? found : null;
            },
            renderHTML: ({ textAlign }: { textAlign?: string | null }) =>
              textAlign ? { style: `text-align: ${textAlign}`, 'data-align': textAlign } : {},
          },
        },
      },
    ];
  },
}).configure({ types: ['heading', 'paragraph'], alignments: ALIGNMENTS });
