import type { AnyBlockDefinition, AreaRule } from '../block/define-block.ts';
import type { Registry } from '../block/registry.ts';
import { deliveredPage } from '../delivery/delivered-page.ts';
import { DOCUMENT_LIMITS, ID_PATTERN, LONGEST_NAME } from '../document/document.ts';
import { SYNCED_SECTION, withSyncedSections } from '../sections/synced-section.ts';
import { RICH_TEXT_NODE_SCHEMA } from '../text/rich-text.ts';
import { describeFields, fromZod, type JsonSchema, RICH_TEXT_NODE, type Strictness } from './describe-field.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Block types hold no `-`, so none is called like this. */
const ANY_BLOCK = 'any-block';

/**
 * What a page field stores, as a JSON Schema for programs that write pages: every block in its current version, with the
 * properties and in the areas that are declared. Says nothing of what publishing asks beyond that, such as texts that are
 * required; the answer of the CMS does.
 */
export function describeStored(registry: Registry): JsonSchema {
  const known = registry.has(SYNCED_SECTION) ? registry : withSyncedSections(registry);
  const blocks = [...known.values()];
  return {
    $schema: DRAFT,
    title: 'Page document, as it is stored',
    ...describeDocument({ isStrict: true }),
    $defs: describeBlocks(blocks, { isStrict: true }),
  };
}

/**
 * A page as `GET /api/page-builder/page` answers it in `data`, as a JSON Schema for programs that read pages. Properties that
 * are not in it may come, with another version of the project; what is in it is as it says.
 */
export function describeDelivered(registry: Registry): JsonSchema {
  const page = fromZod(deliveredPage);
  // In the place of a section stand its blocks.
  const blocks = [...registry.values()].filter(({ type }) => type !== SYNCED_SECTION);
  return {
    $schema: DRAFT,
    title: 'Page, as it is delivered',
    ...page,
    properties: { ...(page.properties as JsonSchema), document: describeDocument({ isStrict: false }) },
    $defs: describeBlocks(blocks, { isStrict: false }),
  };
}

function describeDocument({ isStrict }: Strictness): JsonSchema {
  const blocks = { ...describeList(`#/$defs/${ANY_BLOCK}`), maxItems: DOCUMENT_LIMITS.blocks };
  return {
    type: 'object',
    properties: { format: { const: 'page' }, formatVersion: { const: 1 }, blocks },
    required: ['format', 'formatVersion', 'blocks'],
    ...(isStrict && { additionalProperties: false }),
  };
}

function describeBlocks(blocks: readonly AnyBlockDefinition[], strictness: Strictness): JsonSchema {
  const types = blocks.map(({ type }) => type);
  const node = fromZod(RICH_TEXT_NODE_SCHEMA);
  const content = describeList(`#/$defs/${RICH_TEXT_NODE}`);
  return {
    ...Object.fromEntries(blocks.map((block) => [block.type, describeBlock(block, strictness)])),
    [ANY_BLOCK]: oneOf(types),
    [RICH_TEXT_NODE]: { ...node, properties: { ...(node.properties as JsonSchema), content } },
  };
}

function describeBlock(block: AnyBlockDefinition, strictness: Strictness): JsonSchema {
  const { type, version, label, description } = block;
  return {
    title: label.en,
    description: description.en,
    type: 'object',
    properties: {
      id: { type: 'string', pattern: ID_PATTERN.source },
      type: { const: type },
      v: { const: version },
      ...(strictness.isStrict && describeMetadata()),
      props: describeProps(block, strictness),
      areas: describeAreas(block, strictness),
    },
    required: ['id', 'type', 'v', 'props'],
    ...(strictness.isStrict && { additionalProperties: false }),
  };
}

/** What editors alone have of a block. */
function describeMetadata(): JsonSchema {
  return {
    name: { type: 'string', minLength: 1, description: `One line of at most ${LONGEST_NAME} characters.` },
    hidden: { const: true },
    locked: { const: true },
  };
}

function describeProps({ type, props }: AnyBlockDefinition, strictness: Strictness): JsonSchema {
  const described = describeFields(props, strictness);
  if (type !== SYNCED_SECTION) return described;
  // What the place of a section has otherwise, as `differenceKey` names it.
  return { ...described, patternProperties: { ...(described.patternProperties as JsonSchema), '/': {} } };
}

function describeAreas({ areas = {}, itemAreas }: AnyBlockDefinition, { isStrict }: Strictness): JsonSchema {
  const fixed = Object.entries<AreaRule>(areas).map(([name, rule]) => [name, describeArea(rule)]);
  // Those of items are called like the items.
  const others = itemAreas ? describeArea(itemAreas) : !isStrict;
  return {
    type: 'object',
    properties: Object.fromEntries(fixed),
    ...(others !== true && { additionalProperties: others }),
  };
}

function describeArea({ label, accepts }: AreaRule): JsonSchema {
  const items = accepts ? oneOf(accepts) : { $ref: `#/$defs/${ANY_BLOCK}` };
  return { title: label.en, type: 'array', items };
}

function describeList($ref: string): JsonSchema {
  return { type: 'array', items: { $ref } };
}

/** No block, where there are no types. */
function oneOf(types: readonly string[]): JsonSchema | false {
  return types.length > 0 && { anyOf: types.map((type) => ({ $ref: `#/$defs/${type}` })) };
}
