import { defineFixtures } from '../../fixtures/define-fixtures.ts';

export const fixtures = defineFixtures('FloatingActionButton', {
  default: { props: { title: 'Ask us', link: '/contact' } },
  empty: { props: {}, problems: ['"Title" is empty. Fill it in before publishing.'] },
  full: {
    props: {
      title: 'Calculate your saving',
      actionType: 'popup',
      icon: 'calculator',
      position: 'left',
      showOnMobile: true,
      dataLayerItems: [
        { id: 'item1', key: 'event', value: 'fab_click' },
        { id: 'item2', key: 'location', value: 'corner' },
      ],
    },
    areas: {
      popup: [
        { type: 'Title', props: { title: 'Two minutes, three questions' } },
        { type: 'Text', props: { content: 'What you earn, what the bike costs, and what your employer adds.' } },
        { type: 'Button', props: { label: 'Start', link: '/calculator' } },
      ],
    },
  },
  longText: {
    problems: ['"Persönliche Leasingberatung vereinbaren …" has 55 characters; 32 fit on a telephone. Shorten it.'],
    props: {
      title: 'Persönliche Leasingberatung vereinbaren und zurückrufen',
      actionType: 'popup',
      icon: 'calendar',
    },
    areas: {
      popup: Array.from({ length: 12 }, (_, index) => ({
        type: 'Text',
        props: {
          content: `Week ${index + 1}: pick a slot that suits you, and a colleague who knows the Überlassungsvertrag by heart calls you at the minute. It takes a quarter of an hour, costs nothing, and you keep the notes.`,
        },
      })),
    },
  },
  desktopOnly: { props: { title: 'Call us', link: 'tel:+31201234567', icon: 'phone', showOnMobile: false } },
});
