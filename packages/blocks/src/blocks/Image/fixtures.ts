import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage, missingImage } from '../../fixtures/media.ts';

export const fixtures = defineFixtures('Image', {
  default: { props: { file: fixtureImage('bike-city') } },
  empty: { props: {}, problems: ['"Image" is empty. Fill it in before publishing.'] },
  full: {
    picture: {},
    props: {
      file: fixtureImage('canal'),
      alt: 'On the way to work along the water',
      objectFit: 'cover',
      height: '96',
      width: 'full',
      roundedCorners: true,
      uniqueId: 'canal',
    },
  },
  longText: {
    props: {
      file: fixtureImage('bike-cargo'),
      width: '75%',
      alt: 'A cargo bike with a wooden box big enough for two children, a week of shopping, or everything a gardener needs for a day of work in the parks of the town',
    },
  },
  contain: { props: { file: fixtureImage('bike-mountain'), objectFit: 'contain', height: '64', width: '50%' } },
  customWidth: { props: { file: fixtureImage('portrait-sanne'), width: 'custom', customWidthPercentage: 33 } },
  fixedHeight: { props: { file: fixtureImage('logo-grachtwerk'), height: '16' } },
  missing: { props: { file: missingImage } },
});
