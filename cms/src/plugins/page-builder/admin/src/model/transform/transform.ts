import {
  type AnyBlockDefinition,
  type Block,
  createBlock,
  findContent,
  type Registry,
  type RichTextNode,
} from 'page-format';
import { pickMetadata } from '../../../../shared/block-content.ts';
import { type Transform, transform } from '../actions/transform.ts';
import { refusalOfType } from '../placement.ts';
import type { Tree } from '../tree.ts';
import { carryParts } from './carry-parts.ts';
import { carrySettings, findUnfit, lacksRequired, put } from './carry-props.ts';
import { isUnfit, type Loss, type Unfit } from './loss.ts';
import { isPartlyHidden, readSource, type Source } from './source.ts';
import { headingLevel, isTextKind, turnText } from './turn-text.ts';

/** A block as another one. */
export interface Transformation {
  readonly type: string;
  readonly action: Transform;
  /** What it would not have any more, each once. */
  readonly losses: readonly Loss[];
}

/**
 * What a block can become where it stands, in the order of the registry: types that may stand there and that take at
 * least its text, its items or what stands in it. Those that would take it if it were shorter are among them, with why
 * they do not.
 */
export function listTransformations(tree: Tree, id: string, registry: Registry): (Transformation | Unfit)[] {
  const source = readSource(tree, id, registry);
  if (!source) return [];
  return [...registry.values()].flatMap((target) => transformTo(tree, source, target, registry) ?? []);
}

/** The block as one of a type, made anew from the page as it is now; undefined when it cannot become that. */
export function findTransformation(
  tree: Tree,
  id: string,
  type: string,
  registry: Registry,
): Transformation | undefined {
  const source = readSource(tree, id, registry);
  const target = registry.get(type);
  const made = source && target && transformTo(tree, source, target, registry);
  return made && !isUnfit(made) ? made : undefined;
}

function transformTo(
  tree: Tree,
  source: Source,
  target: AnyBlockDefinition,
  registry: Registry,
): Transformation | Unfit | undefined {
  const { definition, address, id } = source;
  if (target === definition || isPartlyHidden(target)) return undefined;
  if (refusalOfType(tree, address, target.type, registry)) return undefined;
  const text = carryText(source, target);
  const parts = carryParts(tree, source, target, registry);
  if (isUnfit(text)) return text;
  if (isUnfit(parts)) return parts;
  if (!text && !parts) return undefined;

  const content = findContent(target);
  const handled = {
    from: new Set([...(text?.from ?? []), ...(parts && source.items ? [source.items.name] : [])]),
    to: new Set([...(text?.to ?? []), content.text ?? '', content.items ?? '']),
  };
  const settings = carrySettings(source.props, definition.props, target.props, handled);
  const props = { ...settings.props, ...text?.props, ...parts?.props };
  if (lacksRequired(target.props, props, handled.to)) return undefined;

  const block: Block = { ...createBlock(target, props), ...pickMetadata(tree.blocks.get(id)) };
  for (const [area, blocks] of Object.entries(parts?.made ?? {})) block.areas = { ...block.areas, [area]: [...blocks] };
  const after = parts ? parts.after : source.areas.flat();
  const action: Transform = { type: 'transform', id, block, areas: parts?.areas ?? {}, after };
  // The action knows all that a page does not take, such as what has to stand after the block.
  if (transform(tree, action, registry) === tree) return undefined;
  const losses = [...(text?.losses ?? []), ...settings.losses, ...(parts?.losses ?? [])];
  return { type: target.type, action, losses: onlyOnce(losses) };
}

interface CarriedText {
  readonly props: Readonly<Record<string, unknown>>;
  readonly losses: readonly Loss[];
  /** Properties whose values have gone their way, and those of the other block that have one. */
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** The text, and the level of a title as far as the other block has levels. */
function carryText(source: Source, target: AnyBlockDefinition): CarriedText | Unfit | undefined {
  const { text } = findContent(target);
  const field = text === undefined ? undefined : target.props[text];
  if (!source.text || text === undefined || !field || !isTextKind(field.kind)) return undefined;
  const value = source.values[source.text.name];
  const title = source.text.kind === 'richText' ? undefined : findLevel(source);
  const level = title?.level ?? (source.text.kind === 'richText' ? headingLevel(value as RichTextNode) : undefined);
  const markdown = level === undefined ? undefined : target.prose?.markdown?.['#'.repeat(level)];
  const turned = turnText(value, source.text.kind, field.kind, level);
  if (!field.schema.safeParse(turned.value).success) return findUnfit(target.type, field);

  const props: Record<string, unknown> = {};
  put(props, text, field, turned.value);
  for (const [name, mark] of Object.entries(markdown ?? {})) put(props, name, target.props[name], mark);
  const isHeading = field.kind === 'richText' && isFilled(turned.value as RichTextNode);
  const hasLevel = markdown !== undefined || isHeading;
  return {
    props,
    losses: turned.losses.filter((loss) => loss !== 'headings' || !markdown),
    from: [source.text.name, ...(hasLevel ? Object.keys(title?.props ?? {}) : [])],
    to: [text, ...Object.keys(markdown ?? {})],
  };
}

function isFilled({ content = [] }: RichTextNode): boolean {
  return content.length > 0;
}

/** The level of a title, as its markdown signs say it, and the properties that make it. */
function findLevel({ definition, values }: Source) {
  for (const [signs, props] of Object.entries(definition.prose?.markdown ?? {})) {
    const isIt = /^#+$/.test(signs) && Object.entries(props).every(([name, value]) => values[name] === value);
    if (isIt) return { level: signs.length, props };
  }
  return undefined;
}

function onlyOnce(losses: readonly Loss[]): Loss[] {
  return [...new Map(losses.map((loss) => [JSON.stringify(loss), loss])).values()];
}
