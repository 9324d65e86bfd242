import { list, number, reference } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';

/** What the slider asks for at most; specification point 7. */
const USUAL_MIN_RATING = 4;

export const ReviewsSlider = defineBlock({
  type: 'ReviewsSlider',
  category: 'sliders',
  label: { en: 'Reviews', de: 'Bewertungen', nl: 'Beoordelingen', fr: 'Avis' },
  description: {
    en: 'What customers say on Google, with the average rating.',
    de: 'Was Kunden bei Google sagen, mit der durchschnittlichen Bewertung.',
    nl: 'Wat klanten op Google zeggen, met de gemiddelde beoordeling.',
    fr: 'Ce que les clients disent sur Google, avec la note moyenne.',
  },
  icon: 'Star',
  synonyms: 'google ratings stars testimonials bewertungen sterne rezensionen',
  island: true,
  props: {
    reviews: list({
      label: { en: 'Reviews', de: 'Bewertungen', nl: 'Beoordelingen', fr: 'Avis' },
      help: {
        en: 'Left empty, the best reviews are shown automatically.',
        de: 'Bleibt die Liste leer, erscheinen die besten Bewertungen automatisch.',
        nl: 'Als je de lijst leeg laat, verschijnen vanzelf de beste beoordelingen.',
        fr: 'Si la liste est vide, les meilleurs avis s’affichent automatiquement.',
      },
      itemLabel: { en: 'review', de: 'Bewertung', nl: 'beoordeling', fr: 'avis' },
      max: 30,
      item: {
        review: reference({
          label: { en: 'Review', de: 'Bewertung', nl: 'Beoordeling', fr: 'Avis' },
          contentType: 'api::review.review',
          titleField: 'author_name',
          required: true,
        }),
      },
    }),
    minRating: number({
      label: { en: 'Lowest rating', de: 'Niedrigste Bewertung', nl: 'Laagste beoordeling', fr: 'Note minimale' },
      help: {
        en: 'Stars that a review needs to be shown automatically. Those chosen above are always shown.',
        de: 'Sterne, ab denen eine Bewertung automatisch erscheint. Oben ausgewählte erscheinen immer.',
        nl: 'Aantal sterren vanaf waar een beoordeling automatisch verschijnt. De hierboven gekozen beoordelingen staan er altijd.',
        fr: 'Nombre d’étoiles à partir duquel un avis s’affiche automatiquement. Ceux choisis ci-dessus s’affichent toujours.',
      },
      group: 'content',
      default: 5,
      min: 1,
      max: 5,
    }),
  },
  /**
   * Every slider asks for the same reviews, so that a build asks once, and shows those with enough stars; only one that
   * is content with less asks for more. The country decides whose statistics the answer tells; where reviews are chosen,
   * nothing else of it is shown, and no other reviews go into the page.
   */
  request: ({ minRating, reviews }, { country }) =>
    `/api/reviews?minRating=${Math.min(USUAL_MIN_RATING, minRating)}&country=${country}${reviews.length > 0 ? '&pageSize=1' : ''}`,
});
