import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { fixtureImage } from '../../fixtures/media.ts';

const tax = {
  id: 'news1',
  title: 'What changes for lease bikes in the new year',
  description: 'The addition stays at seven per cent. Three other rules get simpler, and one gets a little stricter.',
  date: '2026-11-03',
  readTime: 4,
  tags: 'Taxes, Employers',
  image: fixtureImage('canal'),
  alt: '',
  link: '/nieuws/lease-regels',
};

const cargo = {
  id: 'news2',
  title: 'Three families, three cargo bikes',
  description: 'They sold a car and kept the school run. We asked them whether they would do it again.',
  date: '2026-10-19',
  readTime: 6,
  tags: 'Stories',
  image: fixtureImage('bike-cargo'),
  alt: 'A cargo bike with a wooden box',
  link: '/nieuws/bakfiets',
};

const service = {
  id: 'news3',
  title: 'Roadside help, now also at night',
  description: 'A flat tyre at half past eleven? We bring you and your bike home.',
  date: '2026-09-28',
  readTime: 2,
  tags: 'Service, Insurance',
  image: fixtureImage('bike-trekking'),
  alt: '',
  link: '/nieuws/pechhulp',
};

export const fixtures = defineFixtures(
  'NewsItemsBlock',
  {
    default: { props: { items: [tax, cargo, service] } },
    empty: { problems: ['No news items selected'], props: {} },
    full: { props: { items: [tax, cargo, service, { ...tax, id: 'news4' }, { ...cargo, id: 'news5' }] } },
    longText: {
      props: {
        items: [
          {
            ...tax,
            title: 'Lohnsteueranmeldungsverfahren und Gehaltsumwandlungsvereinbarungen im Überblick',
            description:
              'Was Personalabteilungen bis zum Jahresende vorbereiten, welche Unterlagen die Lohnbuchhaltung braucht, und warum sich ein früher Vertragsbeginn für beide Seiten rechnet: unser Leitfaden mit Beispielen, Fristen und einer Checkliste zum Ausdrucken.',
            tags: 'Lohnsteueranmeldung, Gehaltsumwandlung, Personalabteilung, Jahresende, Leitfaden',
          },
          { id: 'news2', title: 'Only a title' },
        ],
      },
    },
    wrongDate: {
      props: { items: [{ ...service, date: '28.9.2026' }] },
      problems: ['Write the date as year, month and day, such as 2026-05-18.'],
    },
  },
  { notInPlace: { 'items.tags': 'One text is shown as several tags.' } },
);
