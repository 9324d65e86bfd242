import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

export const fixtures = defineFixtures('Video', {
  default: {
    props: {
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      title: 'A day with a lease bike',
      poster: fixtureImage('canal'),
    },
  },
  empty: { problems: ['No video selected'], props: {} },
  full: {
    props: {
      url: 'https://vimeo.com/76979871',
      title: 'How a cargo bike is built',
      poster: fixtureImage('bike-cargo'),
    },
  },
  longText: {
    problems: ['"Arbeitgeberrahmenvereinbarungsunterzeich…" has 135 characters; 60 fit on a telephone. Shorten it.'],
    props: {
      url: 'https://youtu.be/aqz-KE-bpKQ?t=1m30s',
      title:
        'Arbeitgeberrahmenvereinbarungsunterzeichnung in vier Minuten, explained by the people who wrote it and the people who sign it every day',
    },
  },
  file: {
    props: {
      url: '/uploads/ride.mp4',
      title: 'From the train to the office',
      poster: fixtureImage('bike-city'),
      captions: 'WEBVTT\n\n00:00.000 --> 00:05.000\nThe train stops, and Sanne unfolds her bike.\n',
    },
  },
  noVideo: { props: { url: 'https://www.youtube.com/@lumavelo', title: 'A channel is no video' } },
  refused: {
    props: { url: 'javascript:alert(1)' },
    problems: ['A video address starts with https:// or with / for a file of this site.'],
  },
});
