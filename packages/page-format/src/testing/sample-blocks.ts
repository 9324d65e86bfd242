import { defineBlock } from '../block/define-block.ts';
import type { BindContext } from '../block/field.ts';
import { createRegistry } from '../block/registry.ts';
import type { Block, PageDocument } from '../document/document.ts';
import { choice } from '../fields/choice.ts';
import type { Palette } from '../fields/colour.ts';
import { link } from '../fields/link.ts';
import { list } from '../fields/list.ts';
import { media } from '../fields/media.ts';
import { number } from '../fields/number.ts';
import { reference } from '../fields/reference.ts';
import { richText } from '../fields/rich-text.ts';
import { anchor, text } from '../fields/text.ts';
import { toggle } from '../fields/toggle.ts';
import type { ContentType } from '../references/references.ts';

/**
 * Small blocks for tests: one of each kind of block and field.
 */
const words = (name: string) => ({ en: name, de: `${name} (de)` });
const about = (type: string) => ({
  type,
  category: 'other',
  label: words(type),
  description: words(type),
  icon: 'File',
});

/** The colours of a site. */
export const samplePalette: Palette = {
  paper: { value: '#fafafa', label: words('Paper') },
  darkInk: { value: '#101010', label: words('Dark ink') },
};

/** What links may lead to. */
export const samplePages: readonly ContentType[] = ['api::page.page'];

/** A leaf with a past: two migrations. */
export const Note = defineBlock({
  ...about('Note'),
  props: {
    heading: text({ label: words('Heading'), required: true }),
    level: choice({
      label: words('Level'),
      default: 2,
      options: [1, 2, 3, 4].map((level) => ({ value: level, label: words(`H${level}`) })),
    }),
    ownColour: toggle({ label: words('Own colour'), default: false }),
    shade: number({ label: words('Shade'), default: 3, min: 0, max: 9, when: { prop: 'ownColour', is: true } }),
    link: link({ label: words('Link'), default: '/', pages: samplePages }),
    uniqueId: anchor(),
  },
  headings: (props) => [props.level],
  setHeading: (_props, _index, level) => ({ level }),
  migrations: [
    { to: 2, name: 'rename-title-to-heading', migrate: ({ title, ...rest }) => ({ ...rest, heading: title }) },
    {
      to: 3,
      name: 'turn-level-into-number',
      migrate: (props) => ({ ...props, level: Number(String(props.level).replace('h', '')) }),
    },
  ],
});

/** Pictures and an entry: everything that is resolved at delivery. */
export const Card = defineBlock({
  ...about('Card'),
  props: {
    image: media({ label: words('Image'), altProp: 'alt' }),
    alt: text({ label: words('Alternative text') }),
    film: media({ label: words('Film'), accepts: 'video' }),
    faq: reference({ label: words('FAQ'), contentType: 'api::faq.faq', titleField: 'title', required: true }),
    body: richText({ label: words('Body'), pages: samplePages }),
    facts: list({
      label: words('Facts'),
      itemLabel: words('fact'),
      item: { key: text({ label: words('Key'), required: true }), value: text({ label: words('Value') }) },
    }),
    uniqueId: anchor(),
  },
});

/** Fixed areas, one of which takes notes only. */
export const Box = defineBlock({
  ...about('Box'),
  props: { wide: toggle({ label: words('Wide'), default: false }) },
  areas: { content: { label: words('Content') }, notes: { label: words('Notes'), accepts: ['Note'] } },
});

/** One area per item; another list and a list inside the items show that those own none. */
export const Deck = defineBlock({
  ...about('Deck'),
  props: {
    slides: list({
      label: words('Slides'),
      itemLabel: words('slide'),
      titleProp: 'name',
      max: 4,
      default: [{ name: 'One' }, { name: 'Two' }],
      item: {
        name: text({ label: words('Name'), maxLength: 20 }),
        quote: toggle({ label: words('Quote'), default: false }),
        author: text({ label: words('Author'), required: true, when: { prop: 'quote', is: true } }),
        tags: list({ label: words('Tags'), itemLabel: words('tag'), item: { word: text({ label: words('Word') }) } }),
      },
    }),
    logos: list({
      label: words('Logos'),
      itemLabel: words('logo'),
      item: { url: link({ label: words('Link'), pages: samplePages }) },
    }),
  },
  itemAreas: { list: 'slides', label: words('Slide') },
});

export const sampleRegistry = createRegistry([Note, Card, Box, Deck]);

export const sampleContext: BindContext = {
  env: { mode: 'site', locale: 'nl', lang: 'nl-NL', cmsUrl: 'https://cms.example' },
  refs: {},
};

/** A page of the given blocks. */
export function page(...blocks: Block[]): PageDocument {
  return { format: 'page', formatVersion: 1, blocks };
}

/** A stored block of one of the sample types. */
export function block(id: string, type: string, props: Block['props'] = {}, areas?: Block['areas']): Block {
  const v = sampleRegistry.get(type)?.version ?? 1;
  return areas ? { id, type, v, props, areas } : { id, type, v, props };
}

/** A media reference as the editor stores it. */
export function mediaReference(documentId: string, snapshot: Record<string, unknown> = {}) {
  return {
    $ref: 'media' as const,
    documentId,
    snapshot: {
      name: 'photo.jpg',
      url: '/uploads/photo.jpg',
      mime: 'image/jpeg',
      width: 1300,
      height: 800,
      ext: '.jpg',
      folder: null,
      alternativeText: null,
      ...snapshot,
    },
  };
}
