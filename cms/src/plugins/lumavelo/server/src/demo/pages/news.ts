import type { Locale } from '@lumavelo/blocks/site';
import { createId, type MediaReference, type PageDocument } from 'page-format';
import { block, button, buttons, columns, container, page, picture, spacing, text, title } from '../build-blocks.ts';
import type { DemoTargets, PageParts } from '../demo-page.ts';
import { CASTS, PICTURED, sceneOf } from '../images.ts';
import { ARTICLE_KINDS, type PageTexts, type SiteTexts } from '../texts/site-texts.ts';
import { closing, plainOpening, readingText } from './sections.ts';

/** The latest article large, beside it the campaign of the season; the articles before it; and the newsletter. */
export function buildNewsPage({ words, site, locale, targets }: PageParts): PageDocument {
  const { campaign } = site.pages;
  const [latest, ...earlier] = site.articles.map((_, index) => newsItem(site, index, locale, targets));
  return page(
    plainOpening(words),
    container(
      {},
      title(2, site.headings.news),
      columns(
        6,
        { size: 8, tablet: 12, content: [block('NewsItemsBlock', { items: [latest] })] },
        {
          size: 4,
          tablet: 12,
          content: [
            block('BlockButton', {
              title: campaign.headline,
              link: targets.pages.campaign,
              file: targets.images[CASTS[locale].stories[0] ?? 'david'],
            }),
          ],
        },
      ),
      spacing('minimal'),
      columns(6, ...earlier.map((item) => ({ size: 6, content: [block('NewsItemsBlock', { items: [item] })] }))),
    ),
    container(
      { backgroundColor: 'sand', verticalMargin: 'off' },
      title(2, words.action),
      text(NEWSLETTER[locale], { size: 'lg' }),
      block('LeadForm', {
        purpose: 'newsletter',
        name: 'no',
        company: 'no',
        telephone: 'no',
        employees: 'no',
        message: 'no',
        privacyLink: targets.pages.privacy,
      }),
    ),
    closing(words.closing, site.pages.contact.action, targets.pages.contact),
  );
}

/** What readers of the newsletter get. */
const NEWSLETTER: Readonly<Record<Locale, string>> = {
  nl: 'Eén mail per maand: nieuwe fietsen, nieuwe regels en af en toe een verhaal van onderweg.',
  be: 'Eén mail per maand: nieuwe fietsen, wat er verandert aan de regels en verhalen van onderweg.',
  de: 'Einmal im Monat: neue Räder, neue Regeln und ab und zu eine Geschichte von unterwegs.',
  'de-AT': 'Einmal im Monat per Mail: neue Räder, was sich bei der Steuer tut und Geschichten von unterwegs.',
  en: 'One e-mail a month: new bikes, new rules and the odd story from the road.',
  fr: 'Un e-mail par mois\u00a0: nouveaux vélos, nouvelles règles et quelques récits de route.',
};

/** An article below its picture; from there it goes on to the other news, and to bikes. */
export function buildArticle({ words, site, locale, targets }: PageParts, index: number): PageDocument {
  const shown = NEWS_PICTURES[locale][index] ?? 'hero';
  const { bikes, calculator, news } = site.pages;
  return page(
    plainOpening(words),
    block(
      'TextContainer',
      {},
      {
        content: [
          picture(choosePicture(targets, locale, shown), PICTURED[locale][shown]),
          spacing('minimal'),
          readingText(words.points, locale),
          spacing('minimal'),
          buttons('start', button(news.title, targets.pages.news, { type: 'secondary-white' })),
        ],
      },
    ),
    spacing('large'),
    closing(bikes.closing, calculator.action, targets.pages.bikes),
  );
}

/** The words of an article's page. */
export function articleTexts({ articles, pages }: SiteTexts, index: number): PageTexts {
  const { slug = '', sections = [] } = articles[index] ?? {};
  const [headline, lead] = pages.news.points[index] ?? ['', ''];
  return {
    title: headline,
    slug,
    headline,
    lead,
    action: pages.news.title,
    points: sections,
    closing: pages.bikes.closing,
  };
}

/** What the news of each locale show, and the articles that they lead to. */
const NEWS_PICTURES: Readonly<Record<Locale, readonly Shown[]>> = {
  nl: ['cargoBike', 'hero', 'mountainBike'],
  be: ['cityBike', 'hero', 'trekkingBike'],
  de: ['hero', 'cargoBike', 'mountainBike'],
  'de-AT': ['cityBike', 'cargoBike', 'mountainBike'],
  fr: ['hero', 'cityBike', 'trekkingBike'],
  en: ['hero', 'cityBike', 'roadBike'],
};

const NEWS_DATES = ['2026-11-12', '2026-10-20', '2026-09-15'];

/** Words that are read in a minute. */
const READING_SPEED = 200;

/** What a picture of the news can show; `hero` is the scene of the language's country. */
type Shown = keyof (typeof PICTURED)[Locale];

function choosePicture({ images }: Pick<DemoTargets, 'images'>, locale: Locale, shown: Shown): MediaReference {
  return shown === 'hero' ? sceneOf(images, locale) : images[shown];
}

function newsItem(site: SiteTexts, index: number, locale: Locale, { images, pages }: DemoTargets): object {
  const { headline, lead, points } = articleTexts(site, index);
  const shown = NEWS_PICTURES[locale][index] ?? 'hero';
  const words = [lead, ...points.flat()].join(' ').split(' ').length;
  return {
    id: createId(),
    title: headline,
    description: lead,
    date: NEWS_DATES[index],
    readTime: Math.ceil(words / READING_SPEED),
    image: choosePicture({ images }, locale, shown),
    alt: PICTURED[locale][shown],
    link: pages[ARTICLE_KINDS[index] ?? 'news'],
  };
}
