import type { Block } from 'page-format';
import { type FakeEntry, samplePicture } from './fake-cms.ts';
import { HOSTILE_TEXTS } from './hostile-texts.ts';

let count = 0;

/** A block of version 1 with an id of its own. */
function block(type: string, props: Record<string, unknown>, areas?: Record<string, Block[]>): Block {
  count += 1;
  return { id: `sample${count}`, type, v: 1, props, ...(areas && { areas }) };
}

const title = (text: string) => block('Title', { title: text, type: 1 });

const slider = block('Slider', {
  slides: ['Ik fiets nu elke dag.', 'Mijn racefiets, via mijn werk.', 'In vijf minuten geregeld.'].map(
    (content, index) => ({ id: `slide${index}`, name: `Collega ${index + 1}`, content }),
  ),
});

const recordingButton = block('Button', {
  label: 'Bereken je voordeel',
  link: '/calculator',
  dataLayerItems: [{ id: 'item1', key: 'event', value: 'calculate' }],
});

const news = block('NewsItemsBlock', {
  items: [
    { id: 'news1', title: 'Duizend werkgevers', date: '2026-10-12', link: 'https://elders.test/' },
    { id: 'news2', title: 'Bijtelling < 8 %', date: '2026-11-18', link: '/en/benefits' },
    { id: 'news3', title: 'Zonder datum', link: '/' },
  ],
});

const faq = block('FaqBlock', { faq: { $ref: 'api::faq.faq', documentId: 'vragen', snapshot: {} } });

const { documentId: _, focalPoint: __, ...snapshot } = samplePicture('canal');
const picture = block('Image', { file: { $ref: 'media', documentId: 'canal', snapshot }, alt: '' });

/** The words that must never reach a visitor. */
export const DRAFT_CANARY = 'not-yet-published-canary';

/** A page whose every text is the one given: what it is called, what it says of itself, its blocks, its island. */
function textPage(slug: string, text: string): FakeEntry {
  const blocks = [
    title(text),
    block('Text', { content: text }),
    block('Slider', { slides: [1, 2].map((number) => ({ id: `slide${number}`, name: text, content: text })) }),
    block('Button', { label: text, link: '/', dataLayerItems: [{ id: 'item1', key: 'event', value: text }] }),
    block('FeatureContainer', { featureName: text }, { on: [title(text)], off: [title(text)] }),
  ];
  const seo = { metaTitle: text, metaDescription: text };
  return { documentId: slug, countries: ['fr'], locales: { en: { title: text, slug, blocks, seo } } };
}

/** A small site in five countries: what each entry is there for stands beside it. */
export const SAMPLE_PAGES: readonly FakeEntry[] = [
  {
    documentId: 'home',
    locales: {
      nl: {
        title: 'Fietslease via je werk',
        slug: '',
        blocks: [
          block(
            'Container',
            {},
            {
              content: [
                title('Je volgende fiets'),
                slider,
                block('Text', { content: 'Rijd nu, betaal via je werkgever.' }),
              ],
            },
          ),
        ],
        seo: { metaTitle: 'Fiets van de zaak', metaDescription: 'Lease een fiets via je werkgever.' },
      },
      en: { title: 'Bike lease through work', slug: '', blocks: [title('Your next bike')] },
      be: { title: 'Fietslease via je werk', slug: '', blocks: [title('Je volgende fiets')] },
      fr: { title: 'Vélo de fonction', slug: '', blocks: [title('Votre prochain vélo')] },
      // Written, not published: neither a page nor a language of the others.
      de: { title: DRAFT_CANARY, slug: '', blocks: [title(DRAFT_CANARY)], draft: true },
    },
  },
  {
    // Only in two countries, under a path of two steps.
    documentId: 'benefits',
    countries: ['nl', 'be'],
    menu: 'header',
    locales: {
      nl: { title: 'Voordelen', slug: 'zakelijk/voordelen', blocks: [title('Voordelen & “extra’s”')] },
      be: { title: 'Voordelen', slug: 'zakelijk/voordelen', blocks: [title('Voordelen')] },
      en: { title: 'Benefits', slug: 'benefits', blocks: [title('Benefits')] },
    },
  },
  {
    documentId: 'calculator',
    countries: ['nl'],
    menu: 'footer',
    locales: {
      nl: {
        title: 'Bereken uit {{bikes}} fietsen',
        slug: 'bereken',
        blocks: [title('{{bikes}} fietsen, br {{reviews}} reviews'), recordingButton, news, faq, picture],
        seo: { metaDescription: 'Vanaf {{lowestPrice}}, met een {{rating}}.' },
      },
    },
    refs: {
      'api::faq.faq:vragen': {
        documentId: 'vragen',
        title: 'Vragen',
        category: '',
        items: [{ question: 'Hoeveel fietsen?', answer: '{{bikes}} van {{brands}} merken.' }],
      },
      'media:canal': samplePicture('canal'),
    },
  },
  {
    // Blocks that this site cannot draw.
    documentId: 'unknown',
    countries: ['nl'],
    locales: {
      nl: {
        title: 'Onbekend',
        slug: 'onbekend',
        blocks: [
          title('Wel getoond'),
          block('Hologram', { text: 'x' }),
          block('Text', { content: 'Al {{riders}} rijders, vanaf {{lowestMonthlyPrice}} per maand.' }),
        ],
      },
    },
  },
  // Only in France: what the same page is with one text and another.
  textPage('harmless', 'Fietslease'),
  ...HOSTILE_TEXTS.map((text, index) => textPage(`hostile-${index}`, text)),
];
