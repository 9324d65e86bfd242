/** The blocks of the editor that can be tried here: ten of a bakery, each as small as a block can be. */
import { createRegistry, defineBlock } from 'page-format';
import { choice, link, list, number, text, textarea } from 'page-format/fields';

const words = (en: string) => ({ en, de: en });
const usual = (type: string, label: string, icon: string, description: string) => ({
  type,
  category: 'content',
  label: words(label),
  icon,
  description: words(description),
});

export const Heading = defineBlock({
  ...usual('Heading', 'Heading', 'Feather', 'A heading over what follows.'),
  props: {
    title: text({ label: words('Text'), required: true }),
    level: choice({
      label: words('Level'),
      default: '2',
      options: [
        { value: '2', label: words('Large') },
        { value: '3', label: words('Small') },
      ],
    }),
  },
  prose: { text: 'title', markdown: { '##': { level: '2' }, '###': { level: '3' } } },
});

export const Paragraph = defineBlock({
  ...usual('Paragraph', 'Paragraph', 'Paragraph', 'A text without formatting.'),
  props: { content: textarea({ label: words('Text') }) },
  prose: { text: 'content', paragraph: true },
});

export const Quote = defineBlock({
  ...usual('Quote', 'Quote', 'Quotes', 'What somebody said, and who.'),
  props: {
    quote: textarea({ label: words('Quote'), default: 'The best rye bread in town.' }),
    by: text({ label: words('Said by'), default: 'A neighbour' }),
  },
});

export const Button = defineBlock({
  ...usual('Button', 'Button', 'Cursor', 'A link that looks like a button.'),
  props: {
    label: text({ label: words('Label'), default: 'Order a cake' }),
    target: link({ label: words('Leads to') }),
  },
});

export const Loaves = defineBlock({
  ...usual('Loaves', 'Loaves', 'BulletList', 'What is baked, with its prices.'),
  props: {
    loaves: list({
      label: words('Loaves'),
      itemLabel: words('Loaf'),
      titleProp: 'name',
      item: {
        name: text({ label: words('Name'), default: 'Sourdough' }),
        price: number({ label: words('Price in cents'), default: 450, min: 0, max: 100_000 }),
      },
    }),
  },
});

export const OpeningHours = defineBlock({
  ...usual('OpeningHours', 'Opening hours', 'Clock', 'When the shop is open.'),
  props: {
    weekdays: text({ label: words('Monday to Friday'), default: '7.00 to 18.00' }),
    saturday: text({ label: words('Saturday'), default: '7.00 to 13.00' }),
  },
});

export const Notice = defineBlock({
  ...usual('Notice', 'Notice', 'Information', 'A line that stands out.'),
  props: { content: text({ label: words('Text'), default: 'Closed on Sundays.' }) },
});

export const Divider = defineBlock({
  ...usual('Divider', 'Divider', 'Minus', 'A line between two parts.'),
  props: {},
});

export const Card = defineBlock({
  ...usual('Card', 'Card', 'Layer', 'A box around other blocks.'),
  props: {},
  areas: { content: { label: words('Content') } },
  wraps: { label: words('Put into a card') },
});

export const Columns = defineBlock({
  ...usual('Columns', 'Two columns', 'GridNine', 'Blocks side by side.'),
  props: {},
  areas: { left: { label: words('Left') }, right: { label: words('Right') } },
});

export const registry = createRegistry(
  [Heading, Paragraph, Quote, Button, Loaves, OpeningHours, Notice, Divider, Card, Columns],
  [{ name: 'content', label: words('Content') }],
);
