import { z } from 'zod';
import { readDeclared } from '../block/declared.ts';
import type { AreaRule, BlockDefinition, BlockHosts, Migration, WrapCommand } from '../block/define-block.ts';
import { FIELD_GROUPS, type Field } from '../block/field.ts';
import { FLAG_SIDES } from '../block/flag.ts';
import type { Layout } from '../block/layouts.ts';
import type { ChoiceOption, ChoiceOptions } from '../fields/choice.ts';
import type { ColourOptions } from '../fields/colour.ts';
import type { FieldOptions } from '../fields/declare.ts';
import type { LinkOptions } from '../fields/link.ts';
import type { ListOptions } from '../fields/list.ts';
import type { MediaOptions } from '../fields/media.ts';
import type { NumberOptions } from '../fields/number.ts';
import type { ReferenceOptions } from '../fields/reference.ts';
import type { RichTextOptions } from '../fields/rich-text.ts';
import type { TextOptions } from '../fields/text.ts';
import type { ToggleOptions } from '../fields/toggle.ts';
import type { VideoSourceOptions } from '../fields/video-source.ts';
import type { EditorText } from '../text/text.ts';
import { listOf } from './advise.ts';

/**
 * What may be written in declarations, as data. The message of each schema is what to write instead, and completes
 * "Write …". The compiler compares the keys with the types that TypeScript projects see.
 */
type Keys<Options> = { readonly [Key in keyof Required<Options>]: z.ZodType };

function shape<Options>(keys: Keys<Options>, example: string): z.ZodObject {
  return z.strictObject(keys, example);
}

/** A text by language, at least in English. */
function words(name: string, example: string) {
  return z.custom<EditorText>(isWords, `${name}: { en: '${example}' }`);
}

function isWords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { en } = value as Partial<EditorText>;
  return typeof en === 'string' && Object.values(value).every((text) => typeof text === 'string');
}

const aFunction = (example: string) => z.custom((value) => typeof value === 'function', example).optional();
const aText = (example: string) => z.string(example);
const aName = (example: string) => z.string(example).min(1, example);
const yesOrNo = (name: string) => z.boolean(`${name}: true`).optional();
const oneOf = (name: string, values: readonly string[]) => z.enum(values, `${name}: ${listOf(values)}`).optional();
const count = (name: string, example: number) =>
  z.int(`${name}: ${example}`).positive(`${name}: ${example}`).optional();

const hosts = (name: string) => z.array(aName("'https://example.com'"), `${name}: ['https://example.com']`).optional();

const CONTENT_TYPE = /^api::[a-z0-9-]+\.[a-z0-9-]+$/;
const pages = z.array(z.string().regex(CONTENT_TYPE, "'api::page.page'"), "pages: ['api::page.page']").optional();
const folders = z.array(aName("'img'"), "folders: ['img']").optional();

const CONDITION_EXAMPLE = "when: { prop: 'kind', is: 'event' }";
const condition = z
  .strictObject({ prop: aName("prop: 'kind'"), is: z.unknown() }, CONDITION_EXAMPLE)
  .refine((given) => 'is' in given, CONDITION_EXAMPLE)
  .optional();

const field: Keys<FieldOptions> = {
  label: words('label', 'Title'),
  help: words('help', 'Shown below the title.').optional(),
  group: oneOf('group', FIELD_GROUPS),
  when: condition,
};

const text = shape<TextOptions>(
  {
    ...field,
    default: aText("default: 'Bread'").optional(),
    placeholder: aText("placeholder: 'Sourdough'").optional(),
    sample: yesOrNo('sample'),
    required: yesOrNo('required'),
    maxLength: count('maxLength', 80),
    room: count('room', 20),
    shows: oneOf('shows', ['video']),
    translated: yesOrNo('translated'),
    pattern: z
      .strictObject(
        {
          expression: z.instanceof(RegExp, { error: 'expression: /^\\d+$/' }),
          message: words('message', 'Only digits.'),
        },
        "pattern: { expression: /^\\d+$/, message: { en: 'Only digits.' } }",
      )
      .optional(),
  },
  "text({ label: { en: 'Title' } })",
);

const option = shape<ChoiceOption>(
  {
    value: z.union([z.string(), z.number()], "value: 'small'"),
    label: words('label', 'Small'),
    when: condition,
    drawing: aName("drawing: 'M4 4h16'").optional(),
  },
  "{ value: 'small', label: { en: 'Small' } }",
);
const OPTIONS_EXAMPLE = "options: [{ value: 'small', label: { en: 'Small' } }]";

/** True for what holds properties by name, whatever they are; a field or a block is none. */
export function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !readDeclared(value);
}

/** What the functions of `page-format/fields` take, by their names. */
export const FIELD_SHAPES = {
  text,
  textarea: text,
  number: shape<NumberOptions>(
    {
      ...field,
      default: z.number('default: 1'),
      min: z.number('min: 0'),
      max: z.number('max: 10'),
      step: z.number('step: 1').positive('step: 1').optional(),
      unit: aName("unit: '%'").optional(),
    },
    "number({ label: { en: 'Places' }, default: 1, min: 0, max: 10 })",
  ),
  toggle: shape<ToggleOptions>(
    { ...field, default: z.boolean('default: false') },
    "toggle({ label: { en: 'Wide' }, default: false })",
  ),
  choice: shape<ChoiceOptions<string | number>>(
    {
      ...field,
      default: z.union([z.string(), z.number()], "default: 'small', where 'small' is the value of an option"),
      options: z.array(option, OPTIONS_EXAMPLE).min(1, OPTIONS_EXAMPLE),
      display: oneOf('display', ['buttons', 'icons', 'menu']),
    },
    `choice({ label: { en: 'Size' }, default: 'small', ${OPTIONS_EXAMPLE} })`,
  ),
  colour: shape<ColourOptions>(
    {
      ...field,
      palette: z.record(
        z.string(),
        z.strictObject(
          { value: aName("value: '#fbf6ee'"), label: words('label', 'Flour') },
          "{ value: '#fbf6ee', label: { en: 'Flour' } }",
        ),
        "palette: { flour: { value: '#fbf6ee', label: { en: 'Flour' } } }",
      ),
      default: aName("default: 'flour', where 'flour' is a name of the palette"),
      use: oneOf('use', ['text', 'background']),
    },
    "colour({ label: { en: 'Background' }, default: 'flour', palette: { flour: { value: '#fbf6ee', label: { en: 'Flour' } } } })",
  ),
  link: shape<LinkOptions>(
    { ...field, default: aText("default: '/'").optional(), pages, folders },
    "link({ label: { en: 'Link' } })",
  ),
  media: shape<MediaOptions>(
    {
      ...field,
      accepts: oneOf('accepts', ['image', 'video', 'file']),
      required: z.union([z.boolean(), words('required', 'Choose a picture.')], 'required: true').optional(),
      altProp: aName("altProp: 'imageAlt'").optional(),
      shownWidth: count('shownWidth', 640),
      crop: yesOrNo('crop'),
    },
    "media({ label: { en: 'Image' } })",
  ),
  videoSource: shape<VideoSourceOptions>({ ...field, folders }, "videoSource({ label: { en: 'Video' } })"),
  reference: shape<ReferenceOptions>(
    {
      ...field,
      contentType: z
        .string("contentType: 'api::baker.baker'")
        .regex(CONTENT_TYPE, "contentType: with its whole name, such as 'api::baker.baker'"),
      titleField: aName("titleField: 'name'"),
      required: yesOrNo('required'),
    },
    "reference({ label: { en: 'Baker' }, contentType: 'api::baker.baker', titleField: 'name' })",
  ),
  richText: shape<RichTextOptions>({ ...field, pages, folders }, "richText({ label: { en: 'Text' } })"),
  list: shape<ListOptions<Record<string, Field>>>(
    {
      ...field,
      item: z.custom(isFields, "item: { name: text({ label: { en: 'Name' } }) }"),
      itemLabel: words('itemLabel', 'Item'),
      titleProp: aName("titleProp: 'name'").optional(),
      display: oneOf('display', ['items', 'rows']),
      default: z.array(z.record(z.string(), z.unknown(), "{ name: 'Rye' }"), "default: [{ name: 'Rye' }]").optional(),
      max: count('max', 12),
    },
    "list({ label: { en: 'Points' }, itemLabel: { en: 'Point' }, item: { text: text({ label: { en: 'Text' } }) } })",
  ),
} satisfies Readonly<Record<string, z.ZodObject>>;

export type FieldFunction = keyof typeof FIELD_SHAPES;

const area: Keys<AreaRule> = {
  label: words('label', 'Content'),
  accepts: z
    .array(aName("'Teaser'"), "accepts: ['Teaser']")
    .min(1, "accepts: ['Teaser'], or leave it out: then every block may stand there")
    .optional(),
  flag: oneOf('flag', FLAG_SIDES),
  popup: yesOrNo('popup'),
  needed: z.union([z.boolean(), condition], 'needed: true').optional(),
};

const FUNCTION_EXAMPLES = {
  prompt: "prompt: ({ title }) => (title === '' ? { en: 'Write a title.' } : undefined)",
  placeholder: "placeholder: () => ({ en: 'Write here.' })",
  headings: 'headings: () => [2]',
  setHeading: 'setHeading: (props, index, level) => ({ level })',
  check: 'check: () => []',
  request: "request: () => '/api/hours'",
  structuredData: "structuredData: ({ title }) => ({ '@type': 'Product', name: title })",
} as const;

/** What `defineBlock` takes. */
export const BLOCK_SHAPE = shape<BlockDefinition>(
  {
    type: aName("type: 'Teaser'"),
    category: aName("category: 'content'"),
    label: words('label', 'Teaser'),
    description: words('description', 'A picture and a text.'),
    icon: aName("icon: 'Image'"),
    synonyms: aText("synonyms: 'card box'").optional(),
    props: z.custom(isFields, "props: { title: text({ label: { en: 'Title' } }) }"),
    main: z
      .array(aName("main: ['title', 'level']"), "main: ['title', 'level']")
      .min(1, "main: ['title', 'level']")
      .optional(),
    areas: z
      .record(
        z.string(),
        shape<AreaRule>(area, "{ label: { en: 'Content' } }"),
        "areas: { content: { label: { en: 'Content' } } }",
      )
      .optional(),
    itemAreas: shape<AreaRule & { list: string }>(
      { ...area, list: aName("list: 'items'") },
      "itemAreas: { list: 'items', label: { en: 'Content' } }",
    ).optional(),
    layouts: z
      .array(
        shape<Layout>(
          {
            label: words('label', 'Halves'),
            drawing: aName("drawing: 'M4 4h16'"),
            items: z
              .array(z.record(z.string(), z.unknown(), '{ width: 6 }'), 'items: [{ width: 6 }, { width: 6 }]')
              .min(1, 'items: [{ width: 6 }, { width: 6 }]'),
          },
          "{ label: { en: 'Halves' }, drawing: 'M4 4h16', items: [{ width: 6 }, { width: 6 }] }",
        ),
        "layouts: [{ label: { en: 'Halves' }, drawing: 'M4 4h16', items: [{ width: 6 }, { width: 6 }] }]",
      )
      .optional(),
    flag: aName("flag: 'feature'").optional(),
    wraps: shape<WrapCommand>(
      { label: words('label', 'Wrap in a box'), usual: yesOrNo('usual') },
      "wraps: { label: { en: 'Wrap in a box' } }",
    ).optional(),
    prose: z
      .strictObject(
        {
          text: aName("text: 'title'"),
          paragraph: yesOrNo('paragraph'),
          markdown: z
            .record(z.string(), z.record(z.string(), z.unknown(), '{ level: 2 }'), "markdown: { '##': { level: 2 } }")
            .optional(),
        },
        "prose: { text: 'title' }",
      )
      .optional(),
    media: z
      .strictObject(
        { image: aName("image: 'file'").optional(), video: aName("video: 'source'").optional() },
        "media: { image: 'file' }",
      )
      .optional(),
    content: z
      .strictObject(
        { text: aName("text: 'quote'").optional(), items: aName("items: 'features'").optional() },
        "content: { text: 'quote' }",
      )
      .optional(),
    prompt: aFunction(FUNCTION_EXAMPLES.prompt),
    example: z
      .custom(
        (value) => value === 'picture' || typeof value === 'function',
        "example: 'picture', or a function that returns properties",
      )
      .optional(),
    placeholder: aFunction(FUNCTION_EXAMPLES.placeholder),
    headings: aFunction(FUNCTION_EXAMPLES.headings),
    setHeading: aFunction(FUNCTION_EXAMPLES.setHeading),
    check: aFunction(FUNCTION_EXAMPLES.check),
    island: yesOrNo('island'),
    element: z.custom((value) => typeof value === 'boolean' || typeof value === 'function', 'element: true').optional(),
    hosts: shape<BlockHosts>(
      { scripts: hosts('scripts'), frames: hosts('frames'), forms: hosts('forms') },
      "hosts: { scripts: ['https://example.com'] }",
    ).optional(),
    request: aFunction(FUNCTION_EXAMPLES.request),
    structuredData: aFunction(FUNCTION_EXAMPLES.structuredData),
    migrations: z.array(
      shape<Migration>(
        {
          to: z.int('to: 2'),
          name: aName("name: 'rename-size-to-scale'"),
          migrate: z.custom(
            (value) => typeof value === 'function',
            'migrate: ({ size, ...rest }) => ({ ...rest, scale: size })',
          ),
        },
        "{ to: 2, name: 'rename-size-to-scale', migrate: ({ size, ...rest }) => ({ ...rest, scale: size }) }",
      ),
      "migrations: [{ to: 2, name: 'rename-size-to-scale', migrate: ({ size, ...rest }) => ({ ...rest, scale: size }) }]",
    ),
    version: z.number('defineBlock({ … }), which counts the versions'),
  },
  "defineBlock({ type: 'Teaser', … })",
);
