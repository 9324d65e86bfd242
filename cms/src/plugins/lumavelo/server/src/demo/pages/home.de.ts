import {
  bulletList,
  button,
  buttons,
  columns,
  container,
  heading,
  page,
  paragraph,
  picture,
  richText,
  slider,
  spacing,
  text,
  title,
} from '../build-blocks.ts';
import type { DemoPage } from '../demo-page.ts';
import { EDITIONS } from '../texts/editions.ts';
import { bikesSection, categoriesSection, dealersSection, employersSection, homeHero } from './sections.ts';

export const homeDe: DemoPage = {
  locale: 'de',
  title: 'Startseite',
  slug: '',
  seo: {
    metaTitle: 'Dienstrad leasen über den Arbeitgeber | Lumavelo',
    metaDescription:
      'Such dir dein Rad aus und fahr es jeden Tag, auch privat. Die Rate geht vom Bruttogehalt ab, Versicherung und Wartung sind dabei.',
  },
  buildContent: (targets) => {
    const { images } = targets;
    const { site } = EDITIONS.de;
    return page(
      homeHero(
        'de',
        [
          'Dein Wunschrad. br Über deinen Arbeitgeber.',
          'Vom Rennrad bis zum Lastenrad: Du suchst aus, dein Arbeitgeber least, du fährst, auch am Wochenende. Die Rate geht vom Bruttogehalt ab, so sparst du gegenüber dem Kauf.',
        ],
        [
          button('So funktioniert es', '#so-funktioniert-es', {
            dataLayerItems: [{ id: 'event', key: 'event', value: 'hero_how_it_works' }],
          }),
          button('Schreib uns', targets.pages.contact, { type: 'secondary-white' }),
        ],
        EDITIONS.de,
        targets,
      ),
      bikesSection('de', targets),
      container(
        { uniqueId: 'so-funktioniert-es' },
        title(2, 'In drei Schritten aufs Rad', { alignment: 'center', alignmentMobile: 'center' }),
        spacing('minimal'),
        columns(
          6,
          {
            size: 4,
            content: [
              title(3, '1. Aussuchen'),
              text('Mach eine Probefahrt bei einem Händler in deiner Nähe. Marke, Modell und Zubehör bestimmst du.'),
            ],
          },
          {
            size: 4,
            content: [
              title(3, '2. Beantragen'),
              text(
                'Dein Arbeitgeber gibt den Antrag online frei. Die Rate wird jeden Monat vom Bruttogehalt abgezogen.',
              ),
            ],
          },
          {
            size: 4,
            content: [
              title(3, '3. Losfahren'),
              text('Rad abholen und los. Am Ende der Laufzeit übernimmst du es oder suchst dir ein neues aus.'),
            ],
          },
        ),
      ),
      container(
        { backgroundColor: 'sand', verticalMargin: 'off' },
        columns(
          8,
          {
            size: 6,
            verticalAlignment: 'center',
            content: [
              richText(
                heading(2, 'Rundum versorgt'),
                paragraph('Eine Rate im Monat, ohne Kleingedrucktes. Enthalten sind:'),
                bulletList(
                  '**Vollkasko** bei Diebstahl, Sturz und Verschleiß',
                  '**Jährliche Inspektion** beim Händler deiner Wahl',
                  '**Pannenhilfe** in ganz Europa, auch bei einem Platten',
                ),
                paragraph('Du wechselst den Job? Dann zieht der Vertrag mit um, oder du übernimmst das Rad.'),
              ),
              buttons('start', button('Frag deinen Arbeitgeber', targets.pages.notYet, { type: 'secondary-white' })),
            ],
          },
          {
            size: 6,
            verticalAlignment: 'center',
            content: [picture(images.trekkingBike, 'Ein blaues E-Trekkingrad')],
          },
        ),
      ),
      categoriesSection('de', site, targets),
      dealersSection(site, targets),
      container(
        {},
        title(2, 'Wer schon fährt', { alignment: 'center', alignmentMobile: 'center' }),
        spacing('minimal'),
        slider(
          { slidesPerView: 2 },
          {
            name: 'Jeden Tag 14 Kilometer',
            file: images.lena,
            content: 'Früher stand ich am Mittleren Ring im Stau. Heute bin ich schneller im Büro und schon wach.',
            author: 'Lena, Ingenieurin in München',
            quoteColor: 'orange',
          },
          {
            name: 'Der Zweitwagen ist verkauft',
            file: images.mehmet,
            content:
              'Mit dem Lastenrad bringe ich die Kinder in die Kita und fahre weiter zur Arbeit. Das Auto fehlt uns nicht.',
            author: 'Mehmet, Teamleiter in Köln',
            quoteColor: 'green',
          },
          {
            name: 'In zehn Minuten beantragt',
            file: images.marie,
            content:
              'Angebot hochgeladen, Freigabe vom Chef, und eine Woche später stand das Rad abholbereit im Laden.',
            author: 'Marie, Lehrerin in Leipzig',
            quoteColor: 'blue',
          },
        ),
        text(site.headings.invented, { size: 'sm', alignment: 'center' }),
      ),
      employersSection(
        [
          'Ein Benefit, der ankommt',
          'Ein Dienstrad kostet dich als Arbeitgeber nichts extra, und dein Team fährt gesünder zur Arbeit.',
        ],
        EDITIONS.de,
        targets,
      ),
    );
  },
};
