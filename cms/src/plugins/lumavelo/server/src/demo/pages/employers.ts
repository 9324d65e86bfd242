import { type Locale, languageTag, numberTag } from '@lumavelo/blocks/site';
import type { Block, PageDocument } from 'page-format';
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
  table,
  text,
  title,
} from '../build-blocks.ts';
import { EMPLOYER_EXAMPLES, type ExampleCountry } from '../calculators/employer-example.ts';
import { quoteReview } from '../catalogue/reviews.ts';
import type { DemoTargets, PageParts } from '../demo-page.ts';
import { PICTURED, sceneOf } from '../images.ts';
import type { Edition } from '../texts/editions.ts';
import { type EmployerTexts, EXAMPLE_ROWS } from '../texts/employers/employer-texts.ts';
import type { SiteTexts } from '../texts/site-texts.ts';
import { closing, employerFacts, faqSection, leads, logos, steps, threePoints, voicesSection } from './sections.ts';

/** For employers: what somebody in HR needs to decide, from the numbers to whom to ask. */
export function buildEmployersPage({ words, site, locale, targets, edition }: PageParts): PageDocument {
  const said = edition.employers;
  const { pages } = targets;
  return page(
    container(
      { backgroundColor: 'greenSoft', verticalMargin: 'off' },
      columns(
        8,
        {
          size: 6,
          tablet: 12,
          verticalAlignment: 'center',
          content: [
            title(1, words.headline, { size: '5xl' }),
            text(words.lead, { size: 'xl' }),
            buttons(
              'start',
              button(words.action, pages.contact),
              button(said.ownNumbers, pages.employerSavings, { type: 'secondary-white' }),
            ),
          ],
        },
        {
          size: 6,
          tablet: 12,
          verticalAlignment: 'center',
          content: [picture(sceneOf(targets.images, locale), PICTURED[locale].hero)],
        },
      ),
    ),
    container({}, employerFacts(said)),
    threePoints(words.points),
    container(
      { backgroundColor: 'sand', verticalMargin: 'off' },
      title(2, said.steps.headline),
      steps(said.steps.points),
    ),
    exampleSection(locale, edition, targets),
    container(
      { backgroundColor: 'sand', verticalMargin: 'off' },
      title(2, said.roles.headline),
      columns(
        6,
        ...said.roles.parts.map(([who, tasks]) => ({
          size: 4,
          content: [title(3, who), richText(bulletList(...tasks))],
        })),
      ),
    ),
    container(
      {},
      title(2, said.cases.headline),
      richText(table([said.cases.when, said.cases.agreed], ...said.cases.rows)),
    ),
    voicesSection(
      said.voices.headline,
      said.voices.authors.map((author) => quoteReview(locale, author)),
    ),
    logos(site.headings, targets, 'LogoGrid'),
    // The Dutch page goes without any script, which a form has, and questions that open, as they are counted.
    ...(locale === 'nl'
      ? [writtenQuestions(site), closing(words.closing, words.action, pages.contact)]
      : [
          faqSection(site.headings.questions, targets.faqs.employer),
          leads(words.closing, { privacyLink: pages.privacy }),
        ]),
  );
}

/** What employers ask, as text. */
function writtenQuestions({ headings, faqs }: SiteTexts): Block {
  const questions = faqs.find(({ category }) => category === 'employer')?.questions ?? [];
  const halves = [
    questions.slice(0, Math.ceil(questions.length / 2)),
    questions.slice(Math.ceil(questions.length / 2)),
  ];
  return container(
    {},
    title(2, headings.questions),
    columns(
      6,
      ...halves.map((half) => ({
        size: 6,
        tablet: 12,
        content: half.map(([question, answer]) => richText(heading(3, question), paragraph(answer))),
      })),
    ),
  );
}

/** What a bike costs and saves, worked out by the calculators, and the way to one's own numbers; beside it a bike. */
function exampleSection(locale: Locale, { employers, examples }: Edition, { images, pages }: DemoTargets): Block {
  const { example, ownNumbers } = employers;
  const told = [
    title(2, example.headline),
    text(example.lead, { size: 'lg' }),
    ...(example.amounts ? writeAmounts(example.amounts, examples, locale) : []),
    buttons('start', button(ownNumbers, pages.employerSavings)),
  ];
  // Several countries need the room.
  if (examples.length > 1) return container({}, ...told);
  return container(
    {},
    columns(
      8,
      { size: 8, tablet: 12, content: told },
      {
        size: 4,
        tablet: 12,
        verticalAlignment: 'center',
        content: [picture(images.trekkingBike, PICTURED[locale].trekkingBike)],
      },
    ),
  );
}

function writeAmounts(
  { posts, perBike, rows, source }: Amounts,
  countries: readonly ExampleCountry[],
  locale: Locale,
): Block[] {
  const amounts = table(
    countries.length === 1 ? [posts, perBike] : [perBike, ...countries.map((name) => nameIn(locale, name))],
    ...EXAMPLE_ROWS.map((row) => [
      rows[row],
      ...countries.map((country) => write(EMPLOYER_EXAMPLES[country][row], locale)),
    ]),
  );
  return [richText(amounts), text(source, { size: 'sm' })];
}

type Amounts = NonNullable<EmployerTexts['example']['amounts']>;

function nameIn(locale: Locale, country: ExampleCountry): string {
  return new Intl.DisplayNames(languageTag(locale), { type: 'region' }).of(country.toUpperCase()) ?? country;
}

/** An amount without its currency, which the head of the table names. */
function write(amount: number, locale: Locale): string {
  const tag = numberTag(languageTag(locale));
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount);
}
