import { list, number, text, textarea } from 'page-format/fields';
import { image, link } from '../../fields/index.ts';
import { defineBlock } from '../../site/define-block.ts';
import { PROMPTS } from '../../site/error-texts.ts';

export const NewsItemsBlock = defineBlock({
  type: 'NewsItemsBlock',
  category: 'blocks',
  label: { en: 'News', de: 'Neuigkeiten', nl: 'Nieuws', fr: 'Actualités' },
  description: {
    en: 'Cards that lead to articles.',
    de: 'Karten, die zu Artikeln führen.',
    nl: 'Kaarten die naar artikelen leiden.',
    fr: 'Des cartes qui mènent à des articles.',
  },
  icon: 'Feather',
  synonyms: 'articles blog press posts neuigkeiten artikel presse aktuelles',
  props: {
    items: list({
      label: { en: 'News items', de: 'Neuigkeiten', nl: 'Nieuwsberichten', fr: 'Actualités' },
      itemLabel: { en: 'news item', de: 'Neuigkeit', nl: 'nieuwsbericht', fr: 'actualité' },
      titleProp: 'title',
      max: 24,
      item: {
        title: text({ label: { en: 'Title', de: 'Titel', nl: 'Titel', fr: 'Titre' }, required: true, maxLength: 200 }),
        description: textarea({
          label: { en: 'Description', de: 'Beschreibung', nl: 'Beschrijving', fr: 'Description' },
          maxLength: 600,
        }),
        date: text({
          label: { en: 'Date', de: 'Datum', nl: 'Datum', fr: 'Date' },
          help: {
            en: 'Year, month and day. Visitors read it in their own language.',
            de: 'Jahr, Monat und Tag. Besucher lesen es in ihrer Sprache.',
            nl: 'Jaar, maand en dag. Bezoekers lezen de datum in hun eigen taal.',
            fr: 'Année, mois et jour. Les visiteurs lisent la date dans leur langue.',
          },
          placeholder: '2026-05-18',
          maxLength: 30,
          pattern: {
            expression: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])/,
            message: {
              en: 'Write the date as year, month and day, such as 2026-05-18.',
              de: 'Schreiben Sie das Datum als Jahr, Monat und Tag, etwa 2026-05-18.',
              nl: 'Schrijf de datum als jaar, maand en dag, zoals 2026-05-18.',
              fr: 'Écrivez la date sous la forme année, mois et jour, par exemple 2026-05-18.',
            },
          },
        }),
        readTime: number({
          label: { en: 'Reading time', de: 'Lesezeit', nl: 'Leestijd', fr: 'Temps de lecture' },
          help: {
            en: '0 shows none.',
            de: 'Bei 0 wird keine angezeigt.',
            nl: 'Bij 0 staat er geen.',
            fr: '0 n’en affiche aucun.',
          },
          group: 'content',
          default: 0,
          min: 0,
          max: 120,
          unit: 'min',
        }),
        tags: text({
          label: { en: 'Tags', de: 'Schlagwörter', nl: 'Tags', fr: 'Mots-clés' },
          help: {
            en: 'Separated by commas.',
            de: 'Durch Kommas getrennt.',
            nl: 'Gescheiden door komma’s.',
            fr: 'Séparés par des virgules.',
          },
          maxLength: 200,
        }),
        image: image({
          shownWidth: 400,
          label: { en: 'Image', de: 'Bild', nl: 'Afbeelding', fr: 'Image' },
          altProp: 'alt',
        }),
        alt: text({
          label: { en: 'Alternative text', de: 'Alternativtext', nl: 'Alternatieve tekst', fr: 'Texte alternatif' },
          maxLength: 300,
        }),
        link: link({ label: { en: 'Link', de: 'Link', nl: 'Link', fr: 'Lien' } }),
      },
    }),
  },
  content: { items: 'items' },
  example: (say) => ({
    items: [1, 2, 3].map((readTime) => ({
      title: say({ en: 'What is new', de: 'Was es Neues gibt', nl: 'Wat er nieuw is', fr: 'Ce qui est nouveau' }),
      description: say({
        en: 'The news in a sentence that makes one want to read on.',
        de: 'Die Neuigkeit in einem Satz, der Lust auf mehr macht.',
        nl: 'Het nieuws in een zin die nieuwsgierig maakt.',
        fr: 'La nouvelle en une phrase qui donne envie de lire la suite.',
      }),
      date: '2026-05-18',
      readTime,
    })),
  }),
  prompt: ({ items }) => (items.length === 0 ? PROMPTS.newsItemsEmpty : undefined),
  headings: ({ items }) => items.map(() => 3),
});
