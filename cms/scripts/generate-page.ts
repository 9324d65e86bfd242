import { registry } from '@lumavelo/blocks/registry';
import { type Block, createBlock, type PageDocument } from 'page-format';

/** Sections of a generated page; with the blocks inside them a page has 40 blocks. */
const SECTIONS = 5;

/** What an entry of `api::page.page` is made of. The same number always gives the same page, but for the ids. */
export function generatePage(number: number): {
  title: string;
  slug: string;
  countries: string[];
  content: PageDocument;
} {
  return {
    title: `Generated page ${number}`,
    slug: `generated/page-${number}`,
    countries: ['nl'],
    content: {
      format: 'page',
      formatVersion: 1,
      blocks: Array.from({ length: SECTIONS }, (_, section) => generateSection(number, section)),
    },
  };
}

/** A section of eight blocks: container, columns, two titles, two texts, a button row and its button. */
function generateSection(page: number, section: number): Block {
  const columns = create('Columns');
  const areas = Object.values(columns.areas ?? {});
  for (const [side, area] of areas.entries()) {
    area.push(
      create('Title', { title: `Page ${page}, part ${section + 1}, side ${side + 1}`, type: section === 0 ? 1 : 2 }),
      create('Text', {
        content: `A bike through work costs less than you think. This is paragraph ${side + 1} of part ${section + 1}.`,
      }),
    );
  }
  const buttons = create('ButtonContainer');
  buttons.areas?.buttons?.push(create('Button', { label: 'Calculate your saving', link: '/calculator' }));
  const container = create('Container', { backgroundColor: section % 2 === 0 ? 'white' : 'graySoft' });
  container.areas?.content?.push(columns, buttons);
  return container;
}

function create(type: string, props: Record<string, unknown> = {}): Block {
  const definition = registry.get(type);
  if (!definition) throw new Error(`The block ${type} is gone; generated pages need it.`);
  return createBlock(definition, props);
}
