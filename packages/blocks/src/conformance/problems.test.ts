import {
  type AnyBlockDefinition,
  type Block,
  createBlock,
  createRegistry,
  describeProblem,
  findProblems,
  type PageDocument,
} from 'page-format';
import { describe, expect, test } from 'vitest';
import { registry } from '../registry.ts';

/** What the checker says of blocks of this site. */

const pageOf = (type: string, props: Block['props']): PageDocument => ({
  format: 'page',
  formatVersion: 1,
  blocks: [{ id: 'a', type, v: registry.get(type)?.version ?? 1, props }],
});

describe('blocks of the site', () => {
  const problemsOf = (type: string, props: Block['props']) =>
    findProblems(pageOf(type, props), registry).map(({ level, message }) => `${level}: ${message.en}`);
  const columns = (...sizes: (number | 'hidden')[]) => ({
    columns: sizes.map((desktopSize, index) => ({ id: `c${index}`, desktopSize })),
  });

  test.each([
    [columns(6, 6)],
    [columns(4, 4, 4)],
    [columns(6, 6, 6, 6)],
    [columns(8, 4, 12)],
    [columns(12, 'hidden')],
    [columns(3)],
  ])('columns that fit, or fill their rows: %#', (props) => expect(problemsOf('Columns', props)).toEqual([]));

  test.each([
    [columns(8, 6), 14],
    [columns(6, 6, 6), 18],
    [columns(8, 8, 8), 24],
  ])('columns over twelve: %#', (props, total) => {
    expect(problemsOf('Columns', props)).toEqual([
      `warning: The columns take ${total} of 12 on desktop, so the last ones start a new row. Make them smaller.`,
    ]);
  });

  test.each([
    ['Downloads', { items: [] }, 'warning: Please add at least one download item on the right.'],
    ['LogoGrid', { logos: [] }, 'warning: Please add logos on the right.'],
    ['NewsItemsBlock', { items: [] }, 'warning: No news items selected'],
    ['Video', { url: '' }, 'warning: No video selected'],
    ['Downloads', { items: [{ id: 'i', title: 'Terms' }] }, 'error: Please select a file for this download item'],
    ['FeatureContainer', {}, 'error: "Feature name" is empty. Fill it in before publishing.'],
    ['MiniCalculatorBlock', {}, 'error: "Calculator" is empty. Fill it in before publishing.'],
  ])('%s %j', (type, props, problem) => expect(problemsOf(type, props)).toContain(problem));

  test('what a new block has only as a sample, or has still to be filled with, is said once it was saved', () => {
    const blocksAlone = createRegistry([...registry.values()], registry.categories);
    const told = [...registry.values()].flatMap((definition) =>
      findProblems({ ...pageOf('', {}), blocks: [createBlock(definition)] }, blocksAlone)
        .filter(({ level, onceSaved }) => level === 'warning' && onceSaved)
        .map(({ blockType, path, mend }) => `${blockType} ${path.join('.')} ${mend?.label.en ?? ''}`.trimEnd()),
    );
    expect(told.sort()).toEqual([
      'Button label',
      'ButtonContainer  Delete this block',
      'CalculatorTabs tabs.0 Remove tab 1',
      'CalculatorTabs tabs.0.title',
      'CalculatorTabs tabs.1 Remove tab 2',
      'CalculatorTabs tabs.1.title',
      'List items.0.title',
      'List items.1.title',
      'Responsive  Delete this block',
      'Tabs tabs.0 Remove tab 1',
      'Tabs tabs.0.title',
      'Tabs tabs.1 Remove tab 2',
      'Tabs tabs.1.title',
      'TextContainer  Delete this block',
    ]);
  });

  test('headings in a formatted text are put right with one press, each by itself', () => {
    const heading = (level: number, text: string) => ({
      ...{ type: 'heading', attrs: { level, textAlign: 'center' } },
      content: [{ type: 'text', text }],
    });
    const doc = (...content: object[]) => ({ type: 'doc', content });
    const quote = { type: 'blockquote', content: [heading(4, 'C')] };
    const content = doc(heading(1, 'A'), heading(1, 'B'), quote, heading(5, 'D'));
    const found = findProblems(pageOf('RichText', { content }), registry);
    expect(found).toMatchObject([
      { path: ['content'], message: { en: expect.stringContaining('is an H4') }, mend: { was: content } },
      { path: ['content'], message: { en: expect.stringContaining('another H1') }, mend: { was: content } },
    ]);
    expect(found.map(({ mend }) => mend?.change === 'set' && mend.value)).toEqual([
      doc(heading(1, 'A'), heading(1, 'B'), { ...quote, content: [heading(2, 'C')] }, heading(5, 'D')),
      doc(heading(1, 'A'), heading(2, 'B'), quote, heading(5, 'D')),
    ]);
  });

  test('a popup that opens needs something in it', () => {
    expect(problemsOf('BlockButton', { title: 'More', actionType: 'popup' })).toEqual([
      'warning: "Popup" is empty, so visitors find nothing there. Put a block in.',
    ]);
    expect(problemsOf('BlockButton', { title: 'More' })).toEqual([]);
  });

  test('links to what the layout has lead somewhere, others to the anchors of blocks', () => {
    const link = (address: string) => problemsOf('Button', { label: 'More', link: address });
    expect(link('#bikes')).toEqual([]);
    expect(link('#team')).toEqual([expect.stringMatching(/^warning: No block of this page has the anchor "team"/)]);
  });

  test('blocks that are heavy together are told, by the budget of the page they make', () => {
    const told = (...types: string[]) => {
      const blocks = types.map((type, index) => ({
        ...createBlock(registry.get(type) as AnyBlockDefinition),
        id: `b${index}`,
      }));
      return findProblems({ ...pageOf('', {}), blocks }, registry)
        .map(({ message }) => message.en.replaceAll('\u00a0', ' '))
        .filter((message) => message.startsWith('Visitors load'));
    };
    const sliders = ['Slider', 'SliderWithPricing', 'ReviewsSlider', 'LogoSliderBlock'];
    expect(told(...sliders, 'Tabs', 'Video')).toEqual([]);
    expect(told('DealerLocatorMap')).toEqual([]);
    const [bikes] = told(...sliders, 'Bikes');
    expect(bikes).toMatch(
      /^Visitors load 3\d kB of script on this page; 30 kB is wanted\. The heaviest blocks, .*: Bikes 7 kB, Reviews 2 kB/,
    );
    expect(told('BikeComparison', 'Tabs', 'Video')).toEqual([]);
    expect(told('Slider', 'FeatureContainer')).toEqual([
      expect.stringMatching(/; 30 kB is wanted\. The heaviest blocks, .*: Slider 2\d kB, Feature.* 1\d kB\./),
    ]);
    expect(told('BikeComparison', 'FeatureContainer')).toEqual([expect.stringContaining('; 35 kB is wanted')]);
  });

  test('a placeholder on the canvas is an invitation, and no problem', () => {
    const placeholders = [...registry.values()].filter(({ placeholder }) => placeholder);
    expect(placeholders.map(({ type }) => type)).toEqual(['RichText']);
    for (const { type } of placeholders) expect(problemsOf(type, {})).toEqual([]);
  });
});

describe('every list of the site', () => {
  const lists = [...registry.values()].flatMap((definition) =>
    Object.entries(definition.props)
      .filter(([, field]) => (field as { kind: string }).kind === 'list')
      .map(([name]) => ({ type: definition.type, name })),
  );

  test.each(lists)('$type.$name', ({ type, name }) => {
    const message = { en: 'Wrong.', de: 'Falsch.' };
    const problem = { level: 'error', blockId: 'b', blockType: type, path: [name, 2, 'x'], message } as const;
    const described = describeProblem({ ...problem, path: [...problem.path] }, registry);
    expect(described.en).toMatch(/^\p{Lu}.* 3: Wrong\.$/u);
    expect(described.de).toMatch(/^\p{Lu}.* 3: Falsch\.$/u);
  });
});
