import { BIKE_LIST_PATHS, type Locale } from '@lumavelo/blocks/site';
import { type Block, createId, type EntryReference, type MediaReference } from 'page-format';
import {
  block,
  blockquote,
  button,
  buttons,
  callable,
  columns,
  container,
  heading,
  paragraph,
  picture,
  richText,
  spacing,
  text,
  title,
} from '../build-blocks.ts';
import { chooseReviews, type Quote } from '../catalogue/reviews.ts';
import type { DemoTargets } from '../demo-page.ts';
import { sceneOf } from '../images.ts';
import type { Edition } from '../texts/editions.ts';
import { TEXTS } from '../texts/index.ts';
import { CATEGORY_TYPES, type CategoryType, type PageTexts, type Pair, type SiteTexts } from '../texts/site-texts.ts';

/** Sections that several pages have. */

type Headings = SiteTexts['headings'];

type Link = Parameters<typeof button>[1];

/** The first sight of a home page: what it is about over the country's scene, and beside it the price to move where there is one. */
export function homeHero(
  locale: Locale,
  [headline, lead]: Pair,
  ways: readonly Block[],
  { hasCalculators }: Edition,
  targets: DemoTargets,
): Block {
  const calculator = targets.calculators[locale]?.employee ?? null;
  return container(
    {
      isHero: true,
      backgroundType: 'image',
      backgroundImage: sceneOf(targets.images, locale),
      textColor: 'white',
      verticalMargin: 'off',
    },
    // Beside it whoever rides through the scene is seen.
    columns(0, {
      size: 7,
      tablet: 7,
      content: [title(1, headline, { size: '6xl' }), text(lead, { size: 'xl' }), buttons('start', ...ways)],
    }),
    ...(hasCalculators
      ? [container({}, block('MonthlyPrice', { calculator, calculatorLink: targets.pages.calculator }))]
      : []),
  );
}

/** Whose picture stands for a kind of bikes. */
const CATEGORY_PICTURES = {
  city: 'cityBike',
  trekking: 'trekkingBike',
  cargo: 'cargoBike',
  mountain: 'mountainBike',
} as const satisfies Record<CategoryType, string>;

/** Kinds of bikes, each of which leads to its bikes in the finder. */
export function categoriesSection(locale: Locale, { categories }: SiteTexts, { images }: DemoTargets): Block {
  // On a home page that the finder follows, it is further down.
  const place = BIKE_LIST_PATHS[locale] === '/' ? '#bikes' : '';
  const items = CATEGORY_TYPES.map((type) => {
    const [name, description] = categories.types[type];
    const link = `${BIKE_LIST_PATHS.nl}?type=${type}${place}`;
    return { id: createId(), image: images[CATEGORY_PICTURES[type]], title: name, description, link };
  });
  return container({}, title(2, categories.headline), block('TargetAudienceBlock', { items }));
}

/** The way to the dealers. */
export function dealersSection({ pages: { dealers } }: SiteTexts, { pages }: DemoTargets): Block {
  return container(
    { backgroundColor: 'sand', verticalMargin: 'off' },
    title(2, dealers.headline),
    text(dealers.lead, { size: 'lg' }),
    buttons('start', button(dealers.action, pages.dealers)),
  );
}

/** What counts for employers, in figures, and the ways to their pages. */
export function employersSection([headline, words]: Pair, { site, employers }: Edition, { pages }: DemoTargets): Block {
  return container(
    { backgroundColor: 'sand', verticalMargin: 'off' },
    title(2, headline),
    text(words, { size: 'lg' }),
    employerFacts(employers),
    buttons(
      'start',
      button(site.pages.employers.title, pages.employers),
      button(employers.ownNumbers, pages.employerSavings, { type: 'secondary-white' }),
    ),
    text(site.headings.invented, { size: 'sm' }),
  );
}

/** Figures, each above what it counts. */
export function employerFacts({ facts }: Edition['employers']): Block {
  return columns(
    6,
    ...facts.map(([number, counted]) => ({
      size: 4,
      content: [text(number, { size: '5xl', fontFamily: 'basis-bold' }), text(counted, { size: 'lg' })],
    })),
  );
}

/** Headline, lead and a button beside a picture. */
export function opening(words: PageTexts, link: Link, image: MediaReference, alt: string, colour: string): Block {
  return container(
    { backgroundColor: colour, verticalMargin: 'off' },
    columns(
      8,
      {
        size: 7,
        // Long words of Dutch and German need the room.
        tablet: 8,
        verticalAlignment: 'center',
        content: [
          title(1, words.headline, { size: '5xl' }),
          text(words.lead, { size: 'xl' }),
          buttons('start', button(words.action, link)),
        ],
      },
      { size: 5, tablet: 4, verticalAlignment: 'center', content: [picture(image, alt)] },
    ),
  );
}

/** Headline and lead alone, for pages whose subject comes right below. */
export function plainOpening(words: PageTexts): Block {
  return container(
    {},
    title(1, words.headline, { size: '5xl', alignment: 'center', alignmentMobile: 'center' }),
    text(words.lead, { size: 'xl', alignment: 'center' }),
  );
}

/** Three bikes with what they cost a month, and the way to all others. */
export function bikesSection(locale: Locale, { types, pages }: DemoTargets): Block {
  const { bikes, calculator } = TEXTS[locale].pages;
  return container(
    { backgroundColor: 'sand' },
    title(2, bikes.headline),
    text(bikes.closing.join(' '), { size: 'lg' }),
    block('Bikes', { bikeType: types.city, limit: 3 }),
    buttons('start', button(calculator.action, pages.bikes)),
  );
}

/** What customers say, in the language of the page. */
export function reviewsSection(
  { reviews: headline, invented }: Headings,
  locale: Locale,
  { reviews }: DemoTargets,
): Block {
  const items = chooseReviews(reviews, locale).map((review) => ({ id: createId(), review }));
  const slider = block('ReviewsSlider', { reviews: items, minRating: 4 });
  return container({}, title(2, headline), slider, text(invented, { size: 'sm' }));
}

/** What people say, as it stands: the slider would bring script. */
export function voicesSection(headline: string, quotes: readonly Quote[], ...below: Block[]): Block {
  return container(
    { backgroundColor: 'greenSoft', verticalMargin: 'off' },
    title(2, headline),
    columns(
      6,
      ...quotes.map(({ author, text }) => ({
        size: 4,
        content: [richText(blockquote(text), paragraph(`**${author}**`))],
      })),
    ),
    ...below,
  );
}

/** Three short texts side by side. */
export function threePoints(points: readonly Pair[]): Block {
  return container(
    {},
    columns(
      6,
      ...points.map(([name, words]) => ({
        size: 4,
        content: [title(2, name, { size: 'xl' }), text(words)],
      })),
    ),
  );
}

/** Numbered steps. */
export function steps(points: readonly Pair[]): Block {
  const items = points.map(([name]) => ({ id: createId(), title: name }));
  const areas = Object.fromEntries(items.map(({ id }, index) => [id, [text(points[index]?.[1] ?? '')]]));
  return container({}, block('List', { items }, areas));
}

/** The last section: a question and what to do about it. */
export function closing([headline, words]: Pair, label: string, link: Link): Block {
  return container(
    { backgroundColor: 'greenSoft', verticalMargin: 'off' },
    title(2, headline, { alignment: 'center', alignmentMobile: 'center' }),
    text(words, { size: 'lg', alignment: 'center' }),
    buttons('center', button(label, link)),
  );
}

/** Where a page ends in a form, which `#form` leads to: what it is about at the left, the form beside it. */
export function leads([headline, words]: Pair, props: Record<string, unknown>): Block {
  return container(
    { backgroundColor: 'greenSoft', verticalMargin: 'off' },
    columns(
      8,
      { size: 5, tablet: 12, content: [title(2, headline, { uniqueId: 'form' }), text(words, { size: 'lg' })] },
      { size: 7, tablet: 12, content: [block('LeadForm', props)] },
    ),
  );
}

export function faqSection(headline: string, faq: EntryReference): Block {
  return container({ verticalPadding: 'medium' }, title(2, headline), block('FaqBlock', { faq }));
}

export function logos(
  { customers, invented }: Headings,
  { images }: DemoTargets,
  type: 'LogoGrid' | 'LogoSliderBlock',
): Block {
  const files = [images.grachtwerk, images.kubik, images.nordlicht, images.pomme];
  const items = files.map((file) => {
    const name = file.snapshot.alternativeText ?? '';
    return { id: createId(), file, ...(type === 'LogoGrid' ? { alt: name } : { name }) };
  });
  return container(
    {},
    title(2, customers, { alignment: 'center', alignmentMobile: 'center', size: '3xl' }),
    spacing('minimal'),
    block(type, { logos: items }),
    text(invented, { size: 'sm', alignment: 'center' }),
  );
}

/** Tiles that lead to the pages for each kind of visitor. */
export function audiences(headline: string, pages: readonly (readonly [PageTexts, Link, MediaReference])[]): Block {
  const items = pages.map(([words, link, image]) => ({
    id: createId(),
    image,
    title: words.title,
    description: words.headline,
    link,
  }));
  return container({ backgroundColor: 'sand' }, title(2, headline), block('TargetAudienceBlock', { items }));
}

/** Headings with what stands below them, in which telephone numbers can be pressed. */
export function readingText(sections: readonly Pair[], locale: Locale): Block {
  return richText(...sections.flatMap(([name, said]) => [heading(2, name), callable(said, locale)]));
}
