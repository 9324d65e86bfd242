import { bindProps } from '../block/bind.ts';
import type { AnyBlockDefinition, BlockDefinition } from '../block/define-block.ts';
import type { Fields, ViewEnv } from '../block/field.ts';
import type { ListField } from '../fields/list.ts';
import type { BoundMedia, MediaField } from '../fields/media.ts';
import { translate } from '../text/text.ts';
import type { RenderContext } from './create-renderer.tsx';
import type { RootAttributes } from './view.ts';

/**
 * What a View is given to draw the example of its block: the block's own values where it says nothing else, and pictures
 * where none is chosen. It is drawn as on the site, because nothing in it is edited.
 * @param stored props of the block
 */
export function bindExample(definition: AnyBlockDefinition, stored: Record<string, unknown>, context: RenderContext) {
  const env: ViewEnv = { ...context.env, mode: 'site' };
  const language = env.lang.split('-')[0] as string;
  const { example: declared } = definition;
  const example = typeof declared === 'function' ? declared((text) => translate(text, language)) : {};
  const bound = bindProps(definition as BlockDefinition, { ...stored, ...nameItems(example) }, { ...context, env });
  // It is no block of the page: nothing can be found, selected or written in it.
  const root = {} as RootAttributes;
  const props = fillPictures(definition.props, bound);
  return { id: 'example', props, areas: {}, root, env, data: { status: 'idle' as const } };
}

/** Lists with ids, which their fields ask for. */
function nameItems(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map((item, index) => ({ ...item, id: `example${index + 1}` })) : value,
  ]);
  return Object.fromEntries(entries);
}

function fillPictures(fields: Fields, bound: Record<string, unknown>): Record<string, unknown> {
  const filled = { ...bound };
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === 'media' && filled[name] === null) {
      filled[name] = (field as unknown as MediaField).accepts === 'image' ? EXAMPLE_PICTURE : FILE;
    }
    if (field.kind !== 'list') continue;
    const { item } = field as unknown as ListField;
    filled[name] = (filled[name] as Record<string, unknown>[]).map((values) => fillPictures(item, values));
  }
  return filled;
}

const FILE: BoundMedia = {
  url: '#',
  name: 'example.pdf',
  mime: 'application/pdf',
  ext: '.pdf',
  width: null,
  height: null,
  alternativeText: '',
  focalPoint: null,
  variants: [],
};

/** Hills under a sun, in grey: the sign of a picture that is not there yet. */
const DRAWING = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1200 800' width='1200' height='800'>
<path fill='#d9d9d4' d='M0 0h1200v800H0z'/><circle cx='880' cy='230' r='90' fill='#f2f2ee'/>
<path fill='#b9bab3' d='M0 800V590l330-260 300 260 190-150 380 290v70z'/></svg>`;

/** Stands for pictures that an example leaves out. Its address is the one of scheme `data:` that is ever drawn. */
export const EXAMPLE_PICTURE: BoundMedia = {
  ...FILE,
  // Views write addresses into styles as well, where brackets and quotes would end them.
  url: `data:image/svg+xml,${encodeURIComponent(DRAWING).replace(/[()']/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
  name: 'example.svg',
  mime: 'image/svg+xml',
  ext: '.svg',
  width: 1200,
  height: 800,
};
