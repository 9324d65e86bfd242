import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { amina, answer, eva, jonas, luc, sanne, states } from './states.ts';

const chosen = (reviews: readonly { documentId: string; [field: string]: unknown }[]) =>
  reviews.map((review, index) => ({
    id: `item${index + 1}`,
    review: { $ref: 'api::review.review', documentId: review.documentId, snapshot: review },
  }));

export const fixtures = defineFixtures('ReviewsSlider', {
  default: { props: {}, data: states.sample.data },
  empty: { props: {}, data: states.empty.data },
  full: { props: { reviews: chosen([eva, sanne, jonas, amina, luc]), minRating: 3 }, data: answer([]) },
  longText: {
    props: {
      reviews: chosen([
        {
          ...jonas,
          author_name: 'Maximiliane-Friederike von Hohenlohe-Schillingsfürst',
          text: 'We compared four providers for a year.\n\nTwo of them answered the phone, one of them knew the tax rules of three countries, and only this one had a dealer in our town who would come to the office, measure everybody and bring the bikes. Fahrradleasingversicherungsbedingungen, explained so that even I understood them.',
        },
        luc,
        amina,
      ]),
    },
    data: answer([]),
  },
  fourStars: { props: { minRating: 4 }, data: answer([sanne, jonas, amina, luc, eva]) },
  loading: { props: {}, data: states.loading.data },
  failed: { props: {}, data: states.failed.data },
  chosenWithoutAnswer: { props: { reviews: chosen([sanne, jonas]) }, data: states.failed.data },
});
