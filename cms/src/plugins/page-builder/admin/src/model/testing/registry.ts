import { createRegistry, defineBlock } from 'page-format';
import { list, text } from 'page-format/fields';

const label = { en: 'Label', de: 'Label' };
const shared = { category: 'elements', description: label, icon: 'Bold' } as const;

const Note = defineBlock({ ...shared, type: 'Note', label, props: { text: text({ label, default: 'Hello' }) } });

const Box = defineBlock({
  ...shared,
  type: 'Box',
  label,
  props: { name: text({ label }) },
  areas: { content: { label } },
});

const Grid = defineBlock({
  ...shared,
  type: 'Grid',
  label,
  props: {
    cells: list({ label, itemLabel: label, item: { title: text({ label }) }, default: [{ title: 'One' }, {}] }),
  },
  itemAreas: { list: 'cells', label },
});

/** Takes notes only. */
const Rack = defineBlock({
  ...shared,
  type: 'Rack',
  label,
  props: {},
  areas: { notes: { label, accepts: ['Note'], needed: true } },
});

/** Blocks that stand for the kinds there are: a leaf, a holder, areas by list item, an area that is choosy. */
export const registry = createRegistry([Note, Box, Grid, Rack]);
