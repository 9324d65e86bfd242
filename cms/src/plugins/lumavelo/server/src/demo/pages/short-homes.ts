import { BIKE_LIST_PATHS, type Locale } from '@lumavelo/blocks/site';
import { button, buttons, columns, container, page, picture, text, title } from '../build-blocks.ts';
import { quoteBest } from '../catalogue/reviews.ts';
import type { DemoPage } from '../demo-page.ts';
import { EDITIONS, type Edition } from '../texts/editions.ts';
import { FRANCE } from '../texts/france.ts';
import {
  audiences,
  bikesSection,
  categoriesSection,
  dealersSection,
  employersSection,
  faqSection,
  homeHero,
  logos,
  reviewsSection,
  voicesSection,
} from './sections.ts';

/** The words of a short home page; its layout is the same in every locale. */
interface Words {
  title: string;
  metaTitle: string;
  metaDescription: string;
  headline: string;
  lead: string;
  anchor: string;
  action: string;
  offerTitle: string;
  /** What the picture beside the offer shows. */
  pictured: string;
  offer: string;
  contact: string;
}

function shortHome(locale: Locale, words: Words, edition: Edition = EDITIONS[locale]): DemoPage {
  const { site } = edition;
  return {
    locale,
    title: words.title,
    slug: '',
    seo: { metaTitle: words.metaTitle, metaDescription: words.metaDescription },
    buildContent: (targets) => {
      const { images, pages, faqs } = targets;
      const { headings, pages: said } = site;
      // Where the finder follows the home page, it is enough script for a page.
      const hasFinder = BIKE_LIST_PATHS[locale] === '/';
      return page(
        homeHero(locale, [words.headline, words.lead], [button(words.action, `#${words.anchor}`)], edition, targets),
        ...(hasFinder ? [] : [bikesSection(locale, targets)]),
        categoriesSection(locale, site, targets),
        container(
          { uniqueId: words.anchor },
          columns(
            8,
            {
              size: 6,
              verticalAlignment: 'center',
              content: [picture(images.trekkingBike, words.pictured)],
            },
            {
              size: 6,
              verticalAlignment: 'center',
              content: [
                title(2, words.offerTitle),
                text(words.offer, { size: 'lg' }),
                buttons('start', button(words.contact, pages.contact, { type: 'secondary-white' })),
              ],
            },
          ),
        ),
        audiences(headings.audiences, [
          [said.employers, pages.employers, images.cityBike],
          [said.notYet, pages.notYet, images.trekkingBike],
          [said.selfEmployed, pages.selfEmployed, images.roadBike],
          [said.calculator, pages.calculator, images.cargoBike],
        ]),
        // Beside the price that can be moved a slider would be too much script for a page.
        edition.hasCalculators
          ? voicesSection(headings.reviews, quoteBest(locale), text(headings.invented, { size: 'sm' }))
          : reviewsSection(headings, locale, targets),
        faqSection(headings.questions, faqs.lease),
        dealersSection(site, targets),
        logos(headings, targets, 'LogoGrid'),
        employersSection([said.employers.headline, said.employers.lead], edition, targets),
      );
    },
  };
}

const ENGLISH: Words = {
  title: 'Home',
  metaTitle: 'Lease a bike through your employer | Lumavelo',
  metaDescription:
    'Pick any bike, ride it every day and pay from your gross salary. Insurance, service and roadside help are included.',
  headline: 'The bike you want, br through your work',
  lead: 'Choose any bike, from gravel to cargo. Your employer leases it, you ride it, weekends included, and pay from your gross salary.',
  anchor: 'how-it-works',
  action: 'See how it works',
  pictured: 'A blue electric trekking bike',
  offerTitle: 'One amount a month, all in',
  offer:
    'Insurance against theft and damage, a yearly service at your own bike shop, and help on the road anywhere in Europe. After two, three or four years you keep the bike or choose a new one.',
  contact: 'Ask us anything',
};

const FRENCH: Words = {
  title: 'Accueil',
  metaTitle: 'Vélo de fonction en location longue durée | Lumavelo',
  metaDescription:
    'Choisissez votre vélo, votre employeur le loue et vous roulez chaque jour. Assurance, entretien et assistance compris.',
  headline: 'Le vélo de vos rêves, br grâce à votre employeur',
  lead: 'Du vélo de ville au vélo cargo\u00a0: vous choisissez, votre employeur loue, et vous roulez aussi le week-end.',
  anchor: 'comment-ca-marche',
  action: 'Comment ça marche',
  pictured: 'Un vélo de randonnée électrique bleu',
  offerTitle: 'Tout est compris',
  offer:
    'Assurance vol et casse, révision annuelle chez votre vélociste et assistance partout en Europe. À la fin du contrat, gardez votre vélo ou choisissez-en un autre.',
  contact: 'Posez votre question',
};

export const shortHomes: readonly DemoPage[] = [
  shortHome('en', ENGLISH),
  shortHome('be', {
    title: 'Home',
    metaTitle: 'Fietsleasing via je werkgever in België | Lumavelo',
    metaDescription:
      'Kies je fiets en ruil brutoloon of eindejaarspremie in. Met fietsvergoeding per kilometer, verzekering en onderhoud inbegrepen.',
    headline: 'Naar het werk fietsen br loont',
    lead: 'Ruil een stukje brutoloon of je eindejaarspremie in voor de fiets van je dromen, en krijg bovenop een vergoeding per kilometer.',
    anchor: 'zo-werkt-het',
    action: 'Ontdek hoe het werkt',
    pictured: 'Een blauwe elektrische trekkingfiets',
    offerTitle: 'Zorgeloos inbegrepen',
    offer:
      'Omniumverzekering, jaarlijks onderhoud bij je fietshandelaar en pechbijstand in heel Europa. Op het einde neem je de fiets over aan een zacht prijsje.',
    contact: 'Stel je vraag',
  }),
  shortHome('de-AT', {
    title: 'Startseite',
    metaTitle: 'Dienstrad in Österreich leasen | Lumavelo',
    metaDescription:
      'Dein Wunschrad per Gehaltsumwandlung, ohne Sachbezug. Versicherung, Service und Pannenhilfe sind inkludiert.',
    headline: 'Dein Rad, br ganz ohne Sachbezug',
    lead: 'Such dir dein Rad beim Händler ums Eck aus. Dein Betrieb least es, du fährst, heuer noch und auch in der Freizeit.',
    anchor: 'so-funktionierts',
    action: 'So funktioniert’s',
    pictured: 'Ein blaues E-Trekkingrad',
    offerTitle: 'Alles inkludiert',
    offer:
      'Versicherung gegen Diebstahl und Sturz, das jährliche Service beim Händler und Pannenhilfe in ganz Europa. Am Ende übernimmst du das Rad oder steigst um.',
    contact: 'Frag uns',
  }),
  shortHome('fr', FRENCH),
];

/** The home pages of France. */
export const frenchHomes: readonly DemoPage[] = [
  shortHome('fr', FRENCH, FRANCE.fr),
  shortHome(
    'en',
    {
      ...ENGLISH,
      metaTitle: 'A company bike in France | Lumavelo',
      metaDescription:
        'Choose your bike, your employer leases it and you ride it every day. Insurance, service and roadside help are included.',
      lead: 'Choose any bike, from gravel to cargo. Your employer leases it, and you ride it, weekends included.',
    },
    FRANCE.en,
  ),
];
