import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const title = (title: string, type = 2) => ({ type: 'Title', props: { title, type } });
const text = (content: string, size = 'lg') => ({ type: 'Text', props: { content, size } });
const buttons = {
  type: 'ButtonContainer',
  areas: {
    buttons: [
      { type: 'Button', props: { label: 'Calculate your saving', link: '/calculator' } },
      { type: 'Button', props: { label: 'For employers', link: '/werkgever', type: 'secondary-white' } },
    ],
  },
};

export const fixtures = defineFixtures('Container', {
  default: {
    props: {},
    areas: {
      content: [
        title('Everything included'),
        text('Insurance, service and roadside help are part of every lease, so the monthly price is the whole price.'),
      ],
    },
  },
  empty: { props: {}, areas: { content: [] } },
  full: {
    picture: {},
    props: {
      isHero: true,
      type: 'large',
      textColor: 'white',
      backgroundType: 'image',
      backgroundImage: fixtureImage('canal'),
      verticalMargin: 'off',
      horizontalPadding: 'medium',
      verticalPadding: 'large',
      dataLayerItems: [{ id: 'item1', key: 'event', value: 'hero_click' }],
      uniqueId: 'hero',
    },
    areas: {
      content: [
        title('Your new bike. br Up to 40 % cheaper.', 1),
        text('Lease any bike through your employer and pay for it from your gross salary.', 'xl'),
        buttons,
      ],
    },
  },
  longText: {
    props: { type: 'full', backgroundColor: 'greenSoft' },
    areas: {
      content: [
        title('Ein Fahrrad über den Arbeitgeber leasen, ohne Kleingedrucktes und ohne Versicherungslücken'),
        text(
          'Die monatliche Rate wird direkt vom Bruttogehalt abgezogen. Dadurch sinken Steuern und Sozialabgaben, und das Rad kostet am Ende deutlich weniger, als wenn man es selbst kauft. Versicherung, jährliche Inspektion und Pannenhilfe sind dabei.',
        ),
      ],
    },
  },
  heroColour: {
    props: { isHero: true, backgroundColor: 'orangeSoft' },
    areas: {
      content: [
        title('Leave the car at home', 1),
        text('More than 2,000 employers already lease bikes for their people.', 'xl'),
        buttons,
      ],
    },
  },
  dark: {
    props: { backgroundColor: 'darkGreen', textColor: 'white', verticalPadding: 'medium' },
    areas: { content: [title('Ready when you are'), text('Two minutes, and you know what you save.'), buttons] },
  },
  border: {
    props: { border: true, verticalPadding: 'small', horizontalPadding: 'small' },
    areas: { content: [title('Good to know', 3), text('You can hand the bike back if you change jobs.', 'base')] },
  },
  recorded: {
    props: {
      backgroundColor: 'sand',
      dataLayerItems: [{ id: 'item1', key: 'section', value: 'contact' }],
    },
    areas: {
      content: [
        title('Any questions?', 3),
        {
          type: 'Button',
          props: {
            label: 'Call me back',
            link: '/contact',
            dataLayerItems: [{ id: 'item1', key: 'event', value: 'call_back' }],
          },
        },
      ],
    },
  },
  // Without an address: samples load nothing that moves.
  video: {
    props: {
      backgroundType: 'video',
      textColor: 'white',
      isHero: true,
    },
    areas: { content: [title('Feel the difference', 1)] },
  },
  // An address that answers, but with no film, so that this holds still as well.
  pausable: {
    props: {
      backgroundType: 'video',
      backgroundVideo: '/img/favicon.svg',
      textColor: 'white',
      isHero: true,
    },
    areas: { content: [title('The wind at your back', 1), text('Whatever the ring road says.', 'xl')] },
  },
  noPadding: {
    props: { type: 'full', horizontalPadding: 'none', verticalPadding: 'none', verticalMargin: 'off' },
    areas: { content: [{ type: 'Image', props: { file: fixtureImage('canal'), width: 'full', height: '96' } }] },
  },
});
