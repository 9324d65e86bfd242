import { BIKE_LIST_PATHS, type Locale } from '@lumavelo/blocks/site';
import { type Block, createId, type EntryReference, type MediaReference, type PageDocument } from 'page-format';
import {
  block,
  bulletList,
  button,
  buttons,
  callable,
  columns,
  container,
  heading,
  page,
  paragraph,
  picture,
  richText,
  spacing,
  text,
  title,
} from '../build-blocks.ts';
import type { DemoPage, DemoTargets, PageParts } from '../demo-page.ts';
import { CASTS, PICTURED, sceneOf } from '../images.ts';
import { CALCULATOR_TABS } from '../texts/calculators.ts';
import { EDITIONS, type Edition } from '../texts/editions.ts';
import { ARTICLE_KINDS, type ArticleKind, PAGE_KINDS, type PageKind, type PageTexts } from '../texts/site-texts.ts';
import { buildEmployersPage } from './employers.ts';
import { articleTexts, buildArticle, buildNewsPage } from './news.ts';
import {
  closing,
  faqSection,
  leads,
  logos,
  opening,
  plainOpening,
  readingText,
  reviewsSection,
  steps,
  threePoints,
} from './sections.ts';

/** How each page is built; the words differ by locale, the layout does not. */
const LAYOUTS: Readonly<Record<PageKind, (given: PageParts) => PageDocument>> = {
  employers: buildEmployersPage,
  notYet: ({ words, site, locale, targets }) =>
    page(
      // No bike: the mail further down shows the one that it is about.
      opening(words, '#mail', sceneOf(targets.images, locale), PICTURED[locale].hero, 'sand'),
      steps(words.points),
      container(
        { backgroundColor: 'greenSoft' },
        title(2, words.action, { uniqueId: 'mail' }),
        block('LeadForm', { purpose: 'employee', employersLink: targets.pages.employers }),
      ),
      container(
        {},
        block(
          'BlockButton',
          { title: words.closing[0], actionType: 'popup', file: targets.images[CASTS[locale].team[1]] },
          {
            popup: [
              title(2, words.closing[0]),
              text(words.closing[1]),
              buttons('start', button(site.headings.contactUs, targets.pages.contact)),
            ],
          },
        ),
      ),
      faqSection(site.headings.questions, targets.faqs.lease),
    ),
  selfEmployed: buildSelfEmployedPage,
  employerSavings: buildEmployerSavings,
  calculator: buildCalculatorPage,
  bikes: buildBikesPage,
  dealers: ({ words, site, targets }) =>
    page(
      plainOpening(words),
      block('DealerLocatorMap'),
      threePoints(words.points),
      faqSection(site.headings.questions, targets.faqs.cover),
      closing(words.closing, site.headings.contactUs, targets.pages.contact),
    ),
  faq: ({ words, site, targets }) =>
    page(
      plainOpening(words),
      ...site.faqs.map((topic) => faqSection(topic.title, targets.faqs[topic.category])),
      closing(words.closing, words.action, targets.pages.contact),
    ),
  news: buildNewsPage,
  contact: ({ words, site, locale, targets }) =>
    page(
      plainOpening(words),
      container(
        {},
        columns(
          6,
          ...words.points.map(([name, said]) => ({
            size: 4,
            content: [title(2, name, { size: 'xl' }), richText(callable(said, locale))],
          })),
        ),
      ),
      container(
        { backgroundColor: 'greenSoft' },
        block('TeamMemberCircles', teamOf(locale, targets), {
          content: [title(2, words.closing[0]), text(words.closing[1], { size: 'lg' })],
        }),
      ),
      container(
        {},
        title(2, site.headings.contactUs),
        block('LeadForm', {
          company: 'optional',
          employees: 'no',
          message: 'required',
          privacyLink: targets.pages.privacy,
        }),
      ),
      faqSection(site.headings.questions, targets.faqs.end),
    ),
  privacy: ({ words, locale, targets }) =>
    page(
      plainOpening(words),
      block('TextContainer', {}, { content: [readingText(words.points, locale)] }),
      spacing('large'),
      closing(words.closing, words.action, targets.pages.contact),
    ),
  terms: buildLegalPage,
  imprint: buildLegalPage,
  firstArticle: (parts) => buildArticle(parts, 0),
  secondArticle: (parts) => buildArticle(parts, 1),
  thirdArticle: (parts) => buildArticle(parts, 2),
  campaign: ({ words, site, locale, targets }) =>
    page(
      container(
        {
          isHero: true,
          backgroundType: 'image',
          backgroundImage: sceneOf(targets.images, locale),
          textColor: 'white',
          verticalMargin: 'off',
        },
        title(1, words.headline, { size: '6xl' }),
        text(words.lead, { size: 'xl' }),
        buttons('start', button(words.action, targets.pages.contact)),
      ),
      container(
        {},
        title(2, site.headings.stories),
        block('StoryTellerBlock', { items: words.points.map((point, index) => story(point, index, locale, targets)) }),
      ),
      reviewsSection(site.headings, locale, targets),
      container(
        {},
        block('BrandButton', {
          title: words.closing[0],
          content: words.closing[1],
          link: targets.pages.bikes,
          bikeImage: targets.images.cargoBike,
        }),
      ),
      logos(site.headings, targets, 'LogoSliderBlock'),
    ),
};

/** Where the finder follows the page's blocks, they say no more than what it is; elsewhere they show bikes themselves. */
function buildBikesPage({ words, site, locale, targets }: PageParts): PageDocument {
  if (BIKE_LIST_PATHS[locale].endsWith(`/${words.slug}`)) {
    return page(
      container({ verticalMargin: 'off' }, title(1, words.headline, { size: '4xl' }), text(words.lead, { size: 'lg' })),
    );
  }
  return page(
    plainOpening(words),
    ...(['city', 'trekking', 'cargo'] as const).map((type, index) =>
      container(
        { backgroundColor: index === 1 ? 'sand' : 'white' },
        title(2, words.points[index]?.[0] ?? ''),
        block('Bikes', { bikeType: targets.types[type] }),
      ),
    ),
    faqSection(site.headings.questions, targets.faqs.cover),
    closing(words.closing, words.action, targets.pages.calculator),
  );
}

function buildLegalPage({ words, locale, targets }: PageParts): PageDocument {
  return page(
    plainOpening(words),
    block('TextContainer', {}, { content: [readingText(words.points, locale)] }),
    spacing('large'),
    closing(words.closing, words.action, targets.pages.contact),
  );
}

/** Whose picture stands beside which calculator. */
const CALCULATOR_PICTURES = { employee: 'cityBike', partTime: 'trekkingBike', selfEmployed: 'roadBike' } as const;

/** For people who work for themselves: what they deduct, what a bike costs them, and a form for an offer. */
function buildSelfEmployedPage({ words, site, locale, targets, edition }: PageParts): PageDocument {
  const price = [
    title(2, site.pages.calculator.headline),
    richText(bulletList(...edition.calculatorFacts.selfEmployed)),
    besideOnly(picture(targets.images.cityBike, PICTURED[locale].cityBike)),
  ];
  return page(
    opening(words, '#form', targets.images.roadBike, PICTURED[locale].roadBike, 'orangeSoft'),
    threePoints(words.points),
    ...(edition.hasCalculators
      ? [container({}, besideCalculator(targets.calculators[locale]?.selfEmployed, price))]
      : []),
    faqSection(site.headings.questions, targets.faqs.selfEmployed),
    leads(words.closing, {
      company: 'optional',
      employees: 'no',
      bike: 'optional',
      privacyLink: targets.pages.privacy,
    }),
  );
}

/** The country's calculators in tabs, one for each way to earn money, each beside what counts for it. */
function buildCalculatorPage({ words, site, locale, targets, edition }: PageParts): PageDocument {
  const tabs = words.points.map(([name]) => ({ id: createId(), title: name }));
  const panels = CALCULATOR_TABS.map((kind, index): [string, Block[]] => {
    const facts = [
      text(words.points[index]?.[1] ?? '', { size: 'lg' }),
      richText(bulletList(...edition.calculatorFacts[kind])),
      besideOnly(picture(targets.images[CALCULATOR_PICTURES[kind]], PICTURED[locale][CALCULATOR_PICTURES[kind]])),
    ];
    return [tabs[index]?.id ?? '', [besideCalculator(targets.calculators[locale]?.[kind], facts)]];
  });
  return page(
    container(
      {},
      title(1, words.headline, { size: '5xl' }),
      text(words.lead, { size: 'xl' }),
      block('CalculatorTabs', { tabs }, Object.fromEntries(panels)),
    ),
    faqSection(site.headings.questions, targets.faqs.costs),
    edition.leadsToOffer
      ? leads(words.closing, { bike: 'optional', privacyLink: targets.pages.privacy })
      : container(
          { backgroundColor: 'sand' },
          columns(8, {
            size: 12,
            content: [
              title(2, words.closing[0]),
              text(words.closing[1]),
              buttons('start', button(words.action, targets.pages.bikes)),
            ],
          }),
        ),
  );
}

/** What employers save, where the page for them leads: with a script, which that page goes without. */
function buildEmployerSavings({ words, site, locale, targets, edition }: PageParts): PageDocument {
  const content = [
    title(1, words.headline, { size: '5xl' }),
    text(words.lead, { size: 'xl' }),
    richText(...words.points.flatMap(([name, said]) => [heading(2, name), paragraph(said)])),
    besideOnly(picture(targets.images.trekkingBike, PICTURED[locale].trekkingBike)),
  ];
  return page(
    container({}, besideCalculator(targets.calculators[locale]?.employer, content)),
    faqSection(site.headings.questions, targets.faqs.employer),
    edition.leadsToOffer
      ? leads(words.closing, { privacyLink: targets.pages.privacy })
      : closing(words.closing, words.action, targets.pages.contact),
  );
}

/** Where the calculator comes below, a picture would only push it further down. */
function besideOnly(content: Block): Block {
  return block('Responsive', { tablet: false, mobile: false }, { content: [content] });
}

function besideCalculator(calculator: EntryReference | undefined, content: Block[]): Block {
  return block('CalculatorPageElement', { calculator: calculator ?? null }, { content });
}

/** The photos of the block with the team, by its properties. */
function teamOf(locale: Locale, { images }: DemoTargets): Record<string, MediaReference> {
  const places = ['firstImage', 'secondImage', 'thirdImage', 'fourthImage', 'fifthImage', 'sixthImage'];
  return Object.fromEntries(CASTS[locale].team.map((person, index) => [places[index], images[person]]));
}

function story(
  [who, said]: readonly [string, string],
  index: number,
  locale: Locale,
  { images, pages }: DemoTargets,
): object {
  const person = CASTS[locale].stories[index];
  const bikes = [images.cityBike, images.cargoBike, images.trekkingBike];
  const [name = who, subName = ''] = who.split(/,? (?:uit|aus) |, /);
  return {
    id: createId(),
    name,
    subName,
    story: said,
    image: person ? images[person] : null,
    bikeImage: bikes[index] ?? null,
    link: pages.bikes,
  };
}

/** Every page but the home page, in one locale: as all of its countries read it, or as an edition has it. */
export function listPages(locale: Locale, edition: Edition = EDITIONS[locale]): (DemoPage & { kind: PageKind })[] {
  const { site } = edition;
  const articles = Object.fromEntries(ARTICLE_KINDS.map((kind, index) => [kind, articleTexts(site, index)])) as Record<
    ArticleKind,
    PageTexts
  >;
  const texts = { ...site.pages, ...articles, employerSavings: edition.employerSavings };
  return PAGE_KINDS.map((kind) => {
    const words = texts[kind];
    return {
      kind,
      locale,
      title: words.title,
      slug: words.slug,
      seo: { metaTitle: `${words.title} | Lumavelo`, metaDescription: words.lead },
      buildContent: (targets) => LAYOUTS[kind]({ words, site, locale, targets, edition }),
    };
  });
}
