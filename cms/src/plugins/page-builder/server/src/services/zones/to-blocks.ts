import { isDeepStrictEqual } from 'node:util';
import { type Block, createId, type Field, type PageDocument, shortenText } from 'page-format';
import { createLoss, type Loss } from '../../../../shared/zone-report.ts';
import type { ConversionContext, Converter } from './converters.ts';
import type { ComponentPlan, Nested, Part, ZonePlan } from './plan.ts';

/** An entry of a component, as Strapi reads it. */
export type Entry = Readonly<Record<string, unknown>>;

/** The entries of a dynamic zone as blocks of a page, and what is lost on the way. */
export function toBlocks(
  plan: ZonePlan,
  entries: readonly (Entry & { __component: string })[],
  context: ConversionContext,
): { document: PageDocument; losses: Loss[] } {
  const losses: Loss[] = [];
  const blocks = entries.flatMap((entry, index) => {
    const place = `${plan.zone}[${index}]`;
    const component = plan.byComponent.get(entry.__component);
    if (component) return [new Writer(plan, context, losses).writeBlock(component, entry, place)];
    losses.push(createLoss(place, 'zones.noComponent', { component: entry.__component }));
    return [];
  });
  return { document: { format: 'page', formatVersion: 1, blocks }, losses };
}

/** What the attributes of an entry go into. */
interface Target {
  /** Properties of the block, or of the list item that is being written. */
  props: Record<string, unknown>;
  /** Areas of the block. */
  areas: Record<string, Block[]>;
  /** Id of the list item. */
  item?: string;
}

/** What Strapi says of an entry beside its attributes. */
const NO_ATTRIBUTES = new Set(['id', '__component']);

class Writer {
  readonly #plan: ZonePlan;
  readonly #context: ConversionContext;
  readonly #losses: Loss[];

  constructor(plan: ZonePlan, context: ConversionContext, losses: Loss[]) {
    this.#plan = plan;
    this.#context = context;
    this.#losses = losses;
  }

  writeBlock(component: ComponentPlan, entry: Entry, place: string): Block {
    const target: Target = { props: {}, areas: {} };
    this.#write(component, entry, target, place);
    const { type, version } = component.definition;
    const areas = Object.keys(target.areas).length > 0 && { areas: target.areas };
    return { id: createId(), type, v: version, props: target.props, ...areas };
  }

  #write({ parts, attributes }: Nested, entry: Entry, target: Target, place: string): void {
    const mapped = new Set(parts.map(({ attribute }) => attribute));
    for (const name of Object.keys(attributes)) {
      if (mapped.has(name) || NO_ATTRIBUTES.has(name) || isEmpty(entry[name])) continue;
      this.#losses.push(createLoss(`${place}.${name}`, 'zones.noAttribute', { value: shorten(entry[name]) }));
    }
    for (const part of parts) this.#writePart(part, entry[part.attribute], target, `${place}.${part.attribute}`);
  }

  #writePart(part: Part, value: unknown, target: Target, place: string): void {
    switch (part.kind) {
      case 'value': {
        const stored = this.#convert(part, value, place);
        if (stored !== undefined) target.props[part.prop] = stored;
        return;
      }
      case 'group':
        if (value) this.#write(part, value as Entry, target, place);
        return;
      case 'items':
        target.props[part.list] = listOf(value).map((entry, index) => {
          const props: Record<string, unknown> = { id: createId() };
          this.#write(part, entry, { props, areas: target.areas, item: String(props.id) }, `${place}[${index}]`);
          return props;
        });
        return;
      case 'each':
        target.props[part.list] = listOf(value).map((entry, index) => {
          const stored = this.#convert(part, entry, `${place}[${index}]`);
          return { id: createId(), ...(stored !== undefined && { [part.prop]: stored }) };
        });
        return;
      default: {
        const component = this.#plan.byComponent.get(part.component);
        const area = part.kind === 'area' ? part.area : target.item;
        if (!component || area === undefined) return;
        target.areas[area] = listOf(value).map((entry, index) =>
          this.writeBlock(component, entry, part.isRepeatable ? `${place}[${index}]` : place),
        );
      }
    }
  }

  #convert(
    { field, prop, converter }: { field: Field; prop: string; converter: Converter },
    value: unknown,
    place: string,
  ): unknown {
    if (value === null || value === undefined) {
      if (typeof field.default === 'string' && field.default !== '' && /^(text|link)$/.test(field.kind)) {
        this.#losses.push(createLoss(place, 'zones.default', { prop, value: shorten(field.default) }));
      }
      return undefined;
    }
    const stored = converter.toProp(value, this.#context);
    if (!field.schema.safeParse(stored).success) {
      const values = { value: shorten(value), prop, expected: field.expects };
      this.#losses.push(createLoss(place, 'zones.unfit', values));
      return undefined;
    }
    if (!converter.isExact) {
      const back = converter.toAttribute(stored, this.#context);
      if (!isDeepStrictEqual(back, value)) {
        this.#losses.push(createLoss(place, 'zones.changed', { value: shorten(back) }));
      }
    }
    return stored;
  }
}

/** A single component is a list of one, or of none. */
function listOf(value: unknown): Entry[] {
  return [value ?? []].flat() as Entry[];
}

function isEmpty(value: unknown): boolean {
  return (
    value === null ||
    value === undefined ||
    value === '' ||
    value === false ||
    (Array.isArray(value) && value.length === 0)
  );
}

const LONGEST = 80;

/** A value in a sentence. */
export function shorten(value: unknown): string {
  return shortenText(JSON.stringify(value) ?? String(value), LONGEST);
}
