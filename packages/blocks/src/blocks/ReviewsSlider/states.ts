import { defineStates, STATE_LABELS } from '../../site/states.ts';

export const sanne = {
  documentId: 'review-sanne',
  rating: 5,
  author_name: 'Sanne de Wit',
  text: 'Ordered on Monday, rode home on Thursday. The dealer even came to fix the first flat tyre.',
  profile_photo_url: '',
  time: 1_777_593_600,
};
export const jonas = {
  documentId: 'review-jonas',
  rating: 5,
  author_name: 'Jonas Falk',
  text: 'Forty colleagues, one contract, no paper. I wish every supplier worked like this.',
  time: '2026-03-02T10:00:00.000Z',
};
export const amina = {
  documentId: 'review-amina',
  rating: 5,
  author_name: 'Amina Haddad',
  text: 'Honest figures. The calculator said 79 euros, my payslip says 79 euros.',
  time: 1_767_225_600,
};
export const luc = { documentId: 'review-luc', rating: 5, author_name: 'Luc', text: 'Top !', time: 1_764_547_200 };
export const eva = {
  documentId: 'review-eva',
  rating: 4,
  author_name: 'Eva Brandstetter',
  text: 'One star less because the colour I wanted took six weeks.',
  time: 1_761_955_200,
};
const statistics = { rating: 4.8, total: 2_316 };

export const answer = (data: readonly unknown[]) =>
  ({ status: 'loaded', data: { data, meta: { statistics } } }) as const;

export const states = defineStates({
  sample: { label: STATE_LABELS.sample, data: answer([sanne, jonas, amina, luc, eva]) },
  loading: { label: STATE_LABELS.loading, data: { status: 'loading' } },
  empty: { label: STATE_LABELS.empty, data: { status: 'loaded', data: { data: [] } } },
  failed: { label: STATE_LABELS.failed, data: { status: 'failed', message: 'Not Found' } },
});
