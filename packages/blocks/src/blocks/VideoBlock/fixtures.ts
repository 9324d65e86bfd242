import { defineFixtures } from '../../fixtures/define-fixtures.ts';

const video = '/gallery-media/ride.webm';
const captions = 'WEBVTT\n\n00:00.000 --> 00:20.000\nBirds sing, and a bell rings twice.\n';
/** Only the gallery has files there. */
const problems = [
  'This site has no files of its own at such an address. Choose a file of the media library, or give the complete address with https://.',
];

const withoutCaptions = 'This video has no captions. Add them for people who cannot hear it, or say why it needs none.';

export const fixtures = defineFixtures('VideoBlock', {
  default: {
    problems: [...problems, withoutCaptions],
    props: { video, title: 'Two minutes that change your commute' },
  },
  empty: { props: {}, problems: ['"Video" is empty. Fill it in before publishing.'] },
  full: {
    problems: [...problems, withoutCaptions],
    props: {
      video,
      title: 'From traffic jam to tailwind',
      description: 'Sanne, Jonas and Amina show what their mornings look like since they lease a bike.',
    },
  },
  longText: {
    problems: [...problems, withoutCaptions],
    props: {
      video,
      title: 'Geschwindigkeitsbegrenzungen, Parkplatzsuchverkehr und andere gute Gründe',
      description:
        'Drei Menschen, drei Städte, ein ganzes Jahr: Wir haben nachgefragt, wie sich der Weg zur Arbeit verändert, wenn er auf einmal Spaß macht – bei Regen, bei Schnee, mit Kindern, mit Einkäufen und mit Rückenwind.',
    },
  },
  captions: { problems, props: { video, title: 'Two minutes that change your commute', captions } },
});
