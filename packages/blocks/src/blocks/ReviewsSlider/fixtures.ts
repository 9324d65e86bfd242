import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const sanne = {
  documentId: 'review-sanne',
  rating: 5,
  author_name: 'Sanne de Wit',
  text: 'Ordered on Monday, rode home on Thursday. The dealer even came to fix the first flat tyre.',
  profile_photo_url: '',
  time: 1_777_593_600,
};
const jonas = {
  documentId: 'review-jonas',
  rating: 5,
  author_name: 'Jonas Falk',
  text: 'Forty colleagues, one contract, no paper. I wish every supplier worked like this.',
  time: '2026-03-02T10:00:00.000Z',
};
const amina = {
  documentId: 'review-amina',
  rating: 5,
  author_name: 'Amina Haddad',
  text: 'Honest figures. The calculator said 79 euros, my payslip says 79 euros.',
  time: 1_767_225_600,
};
const luc = { documentId: 'review-luc', rating: 5, author_name: 'Luc', text: 'Top !', time: 1_764_547_200 };
const eva = {
  documentId: 'review-eva',
  rating: 4,
  author_name: 'Eva Brandstetter',
  text: 'One star less because the colour I wanted took six weeks.',
  time: 1_761_955_200,
};
const statistics = { rating: 4.8, total: 2_316 };

const answer = (data: readonly unknown[]) => ({ status: 'loaded', data: { data, meta: { statistics } } }) as const;
const chosen = (reviews: readonly { documentId: string; [field: string]: unknown }[]) =>
  reviews.map((review, index) => ({
    id: `item${index + 1}`,
    review: { $ref: 'api::review.review', documentId: review.documentId, snapshot: review },
  }));

export const fixtures = defineFixtures('ReviewsSlider', {
  default: { props: {}, data: answer([sanne, jonas, amina, luc, eva]) },
  empty: { props: {}, data: { status: 'loaded', data: { data: [] } } },
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
  loading: { props: {}, data: { status: 'loading' } },
  failed: { props: {}, data: { status: 'failed', message: 'Not Found' } },
  chosenWithoutAnswer: { props: { reviews: chosen([sanne, jonas]) }, data: { status: 'failed', message: 'Not Found' } },
});
