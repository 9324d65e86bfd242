import { list, media, number, text, textarea } from 'page-format/fields';
import { link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const NewsItemsBlock = defineBlock({
  type: 'NewsItemsBlock',
  category: 'blocks',
  label: { en: 'News', de: 'Neuigkeiten' },
  description: { en: 'Cards that lead to articles.', de: 'Karten, die zu Artikeln führen.' },
  icon: 'Feather',
  synonyms: 'articles blog press posts neuigkeiten artikel presse aktuelles',
  props: {
    items: list({
      label: { en: 'News items', de: 'Neuigkeiten' },
      itemLabel: { en: 'news item', de: 'Neuigkeit' },
      titleProp: 'title',
      max: 24,
      item: {
        title: text({ label: { en: 'Title', de: 'Titel' }, required: true, maxLength: 200 }),
        description: textarea({ label: { en: 'Description', de: 'Beschreibung' }, maxLength: 600 }),
        date: text({
          label: { en: 'Date', de: 'Datum' },
          help: {
            en: 'Year, month and day. Visitors read it in their own language.',
            de: 'Jahr, Monat und Tag. Besucher lesen es in ihrer Sprache.',
          },
          placeholder: '2026-05-18',
          maxLength: 30,
          pattern: {
            expression: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/,
            message: {
              en: 'Write the date as year, month and day, such as 2026-05-18.',
              de: 'Das Datum bitte als Jahr, Monat und Tag schreiben, etwa 2026-05-18.',
            },
          },
        }),
        readTime: number({
          label: { en: 'Reading time', de: 'Lesezeit' },
          help: { en: '0 shows none.', de: '0 zeigt keine.' },
          group: 'content',
          default: 0,
          min: 0,
          max: 120,
          unit: 'min',
        }),
        tags: text({
          label: { en: 'Tags', de: 'Schlagwörter' },
          help: { en: 'Separated by commas.', de: 'Durch Kommas getrennt.' },
          maxLength: 200,
        }),
        image: media({ label: { en: 'Image', de: 'Bild' }, altProp: 'alt' }),
        alt: text({ label: { en: 'Alternative text', de: 'Alternativtext' }, maxLength: 300 }),
        link: link({ label: { en: 'Link', de: 'Link' } }),
      },
    }),
  },
  prompt: ({ items }) => (items.length === 0 ? PROMPTS.newsItemsEmpty : undefined),
  headings: ({ items }) => items.map(() => 3),
});
