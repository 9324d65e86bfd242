import type { Block, PageDocument } from 'page-format';

const block = (id: string, type: string, props: Block['props'] = {}, areas?: Block['areas']): Block => ({
  ...{ id, type, v: 1, props },
  ...(areas && { areas }),
});

/** The page that the editor begins with. */
export const page: PageDocument = {
  format: 'page',
  formatVersion: 1,
  blocks: [
    block('welcome', 'Heading', { title: 'Bread as it should be' }),
    block('about', 'Paragraph', {
      content: 'Write here: press this text. Enter begins the next paragraph, and / inserts a block.',
    }),
    block('order', 'Button', { label: 'Order a cake' }),
    block(
      'halves',
      'Columns',
      {},
      {
        left: [
          block('today', 'Heading', { title: 'Today', level: '3' }),
          block('loaves', 'Loaves', {
            loaves: [
              { id: 'rye', name: 'Rye', price: 480 },
              { id: 'spelt', name: 'Spelt', price: 520 },
            ],
          }),
        ],
        right: [block('box', 'Card', {}, { content: [block('hours', 'OpeningHours'), block('sunday', 'Notice')] })],
      },
    ),
    block('line', 'Divider'),
    block('praise', 'Quote'),
  ],
};
