import type { BlockDefinition } from '../block/define-block.ts';
import { FLAG_SIDES } from '../block/flag.ts';
import { PUT_ASIDE } from '../check/put-aside.ts';
import type { ListField } from '../fields/list.ts';
import { advise, explainName } from './advise.ts';

/** What is wrong between the parts of a declaration, a sentence each. */
type BlockRule = (block: BlockDefinition) => string[];

interface NamedProperty {
  /** The key that names a property. */
  where: string;
  read(block: BlockDefinition): string | undefined;
  /** The kinds of field that it may be. */
  kinds: readonly string[];
  /** Of a `media`, the files that it takes. */
  accepts?: string;
  what: string;
}

const NAMED: readonly NamedProperty[] = [
  { where: 'itemAreas.list', read: ({ itemAreas }) => itemAreas?.list, kinds: ['list'], what: 'list()' },
  { where: 'prose.text', read: ({ prose }) => prose?.text, kinds: ['text', 'textarea'], what: 'text()' },
  {
    where: 'media.image',
    read: ({ media }) => media?.image,
    kinds: ['media'],
    accepts: 'image',
    what: 'media() of images',
  },
  {
    where: 'media.video',
    read: ({ media }) => media?.video,
    kinds: ['videoSource', 'text', 'media'],
    accepts: 'video',
    what: 'videoSource(), media() of videos, or text() for an address',
  },
  {
    where: 'content.text',
    read: ({ content }) => content?.text,
    kinds: ['text', 'textarea', 'richText'],
    what: 'text() or richText()',
  },
  { where: 'content.items', read: ({ content }) => content?.items, kinds: ['list'], what: 'list()' },
  { where: 'flag', read: ({ flag }) => flag, kinds: ['text'], what: 'text()' },
];

const checkNames: BlockRule = (block) =>
  NAMED.flatMap(({ where, read, kinds, accepts, what }) => {
    const fields = Object.entries(block.props).filter(([, field]) => {
      const { accepts: taken } = field as { accepts?: string };
      return !accepts || field.kind !== 'media' || taken === accepts;
    });
    return explainName(where, read(block), Object.fromEntries(fields), kinds, what);
  });

/** A toolbar with more would be as wide as the page. */
const MOST_MAIN = 5;

const checkMain: BlockRule = ({ main = [], props }) => {
  const twice = main.find((name, index) => main.indexOf(name) !== index);
  return [
    ...main.flatMap((name) => explainName('main', name, props, undefined, 'property of the block')),
    ...(twice === undefined ? [] : [`"main" names "${twice}" twice. Take one of them out.`]),
    ...(main.length > MOST_MAIN
      ? [`"main" names ${main.length} properties, and may name ${MOST_MAIN}. Keep those that are changed most.`]
      : []),
  ];
};

const checkKeptName: BlockRule = ({ props }) =>
  Object.hasOwn(props, PUT_ASIDE)
    ? [`a property is called "${PUT_ASIDE}", which is kept for advice that was put aside. Give it another name.`]
    : [];

const checkIsland: BlockRule = ({ island, areas, itemAreas }) =>
  island && (areas || itemAreas)
    ? ['it has an island and areas, and islands are leaves. Take "island" off, and write element: true for its script.']
    : [];

const checkMigrations: BlockRule = ({ migrations }) => {
  const wrong = migrations.findIndex(({ to }, index) => to !== index + 2);
  if (wrong < 0) return [];
  const { name, to } = migrations[wrong] as BlockDefinition['migrations'][number];
  return [
    `the migration "${name}" leads to version ${to}. Write to: ${wrong + 2}, because steps have no gaps, and are only ever appended.`,
  ];
};

const checkFlag: BlockRule = ({ flag, areas = {} }) => {
  const sides = Object.values(areas).flatMap((area) => area.flag ?? []);
  if (flag === undefined && sides.length > 0) {
    return ['an area has a "flag", and the block has none. Write flag: and the text() that names the feature.'];
  }
  const missing = flag !== undefined && FLAG_SIDES.find((side) => !sides.includes(side));
  return missing ? [`it has a "flag", and no area for one side. Write flag: '${missing}' in one of its areas.`] : [];
};

const checkLayouts: BlockRule = ({ layouts = [], itemAreas, props }) => {
  if (layouts.length === 0) return [];
  const list = itemAreas && (props[itemAreas.list] as ListField | undefined);
  if (!itemAreas) return ['"layouts" arrange the areas of items, and it has none. Write itemAreas too.'];
  if (list?.kind !== 'list') return [];
  return layouts.flatMap(({ label, items }) => {
    if (items.length > list.max) {
      return [
        `the layout "${label.en}" has ${items.length} items, and "${itemAreas.list}" at most ${list.max}. Take some away.`,
      ];
    }
    const stranger = items.flatMap((item) => Object.keys(item)).find((name) => !Object.hasOwn(list.item, name));
    if (stranger === undefined) return [];
    return [
      `the layout "${label.en}" sets "${stranger}", which items do not have. ${advise(stranger, Object.keys(list.item))}`,
    ];
  });
};

/** For declarations whose parts are each what they have to be. */
export const BLOCK_RULES: readonly BlockRule[] = [
  checkNames,
  checkMain,
  checkKeptName,
  checkIsland,
  checkMigrations,
  checkFlag,
  checkLayouts,
];
