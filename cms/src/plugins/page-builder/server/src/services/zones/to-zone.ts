import { isDeepStrictEqual } from 'node:util';
import type { Block, Fields, PageDocument } from 'page-format';
import { createLoss, type Loss } from '../../../../shared/zone-report.ts';
import type { ConversionContext } from './converters.ts';
import type { ComponentPlan, Part, ZonePlan } from './plan.ts';
import { type Entry, shorten } from './to-blocks.ts';

/** The blocks of a page as entries of a dynamic zone, and what is lost on the way. */
export function toZone(
  plan: ZonePlan,
  document: PageDocument,
  context: ConversionContext,
): { entries: (Entry & { __component: string })[]; losses: Loss[] } {
  const losses: Loss[] = [];
  const reader = new Reader(plan, context, losses);
  const entries = reader.listShown(document.blocks).flatMap((block) => {
    const component = plan.byBlock.get(block.type);
    if (component) return [{ __component: component.uid, ...reader.readBlock(component, block) }];
    losses.push(createLoss(describe(block), 'zones.noBlock'));
    return [];
  });
  return { entries, losses };
}

function describe({ type, id }: Block): string {
  return `${type} (block "${id}")`;
}

interface Source {
  block: Block;
  /** Properties of the block, or of one of its list items. */
  props: Readonly<Record<string, unknown>>;
  /** Id of the list item. */
  item?: string;
}

class Reader {
  readonly #plan: ZonePlan;
  readonly #context: ConversionContext;
  readonly #losses: Loss[];

  constructor(plan: ZonePlan, context: ConversionContext, losses: Loss[]) {
    this.#plan = plan;
    this.#context = context;
    this.#losses = losses;
  }

  /** A zone has nothing that visitors do not see. */
  listShown(blocks: readonly Block[]): Block[] {
    for (const block of blocks) if (block.hidden) this.#losses.push(createLoss(describe(block), 'zones.hidden'));
    return blocks.filter(({ hidden }) => !hidden);
  }

  readBlock(component: ComponentPlan, block: Block): Record<string, unknown> {
    const { parts, definition } = component;
    this.#reportProps(parts, block.props, definition.props, describe(block));
    this.#reportAreas(component, block);
    return this.#read(parts, { block, props: block.props }, definition.props);
  }

  #read(parts: readonly Part[], source: Source, fields: Fields): Record<string, unknown> {
    return Object.fromEntries(parts.map((part) => [part.attribute, this.#readPart(part, source, fields)]));
  }

  #readPart(part: Part, source: Source, fields: Fields): unknown {
    const { block, props, item } = source;
    switch (part.kind) {
      case 'value': {
        const stored = props[part.prop];
        return stored === undefined || stored === null ? null : part.converter.toAttribute(stored, this.#context);
      }
      case 'group': {
        const entry = this.#read(part.parts, source, fields);
        return Object.values(entry).every(isNothing) ? null : entry;
      }
      case 'items':
        return listItems(props, part.list, fields).map((own, index) => {
          this.#reportProps(part.parts, own, part.fields, `${describe(block)}, ${part.list}[${index}]`);
          return this.#read(part.parts, { block, props: own, item: String(own.id) }, part.fields);
        });
      case 'each':
        return listItems(props, part.list, fields)
          .map((own) => own[part.prop])
          .filter((stored) => stored !== undefined && stored !== null)
          .map((stored) => part.converter.toAttribute(stored, this.#context));
      default: {
        const entries = this.#readArea(block, part, part.kind === 'area' ? part.area : String(item));
        return part.isRepeatable ? entries : (entries[0] ?? null);
      }
    }
  }

  #readArea(block: Block, part: Extract<Part, { component: string }>, area: string): Record<string, unknown>[] {
    const component = this.#plan.byComponent.get(part.component);
    if (!component) return [];
    const children = this.listShown(block.areas?.[area] ?? []);
    const fitting = children.filter(({ type }) => type === component.definition.type);
    for (const child of children) {
      if (fitting.includes(child) && (part.isRepeatable || child === fitting[0])) continue;
      const { attribute } = part;
      this.#losses.push(
        fitting.includes(child)
          ? createLoss(describe(child), 'zones.oneEntry', { attribute })
          : createLoss(describe(child), 'zones.otherBlock', { attribute, block: component.definition.type }),
      );
    }
    return fitting.map((child) => this.readBlock(component, child));
  }

  /** What an editor has set and no attribute takes. */
  #reportProps(parts: readonly Part[], props: Source['props'], fields: Fields, place: string): void {
    const taken = new Set(listProps(parts));
    for (const [name, value] of Object.entries(props)) {
      if (name === 'id' || taken.has(name) || isDeepStrictEqual(value, fields[name]?.default)) continue;
      this.#losses.push(createLoss(place, 'zones.noProp', { prop: name, value: shorten(value) }));
    }
  }

  #reportAreas({ parts, definition }: ComponentPlan, block: Block): void {
    for (const [name, children] of Object.entries(block.areas ?? {})) {
      const isFixed = Object.hasOwn(definition.areas ?? {}, name);
      const isTaken = isFixed
        ? parts.some((part) => part.kind === 'area' && part.area === name)
        : parts.some((part) => part.kind === 'items' && part.parts.some(({ kind }) => kind === 'itemArea'));
      if (isTaken || children.length === 0) continue;
      this.#losses.push(createLoss(describe(block), 'zones.noArea', { area: name }));
    }
  }
}

function listProps(parts: readonly Part[]): string[] {
  return parts.flatMap((part): string[] => {
    if (part.kind === 'value') return [part.prop];
    if (part.kind === 'items' || part.kind === 'each') return [part.list];
    return part.kind === 'group' ? listProps(part.parts) : [];
  });
}

/** A list that was never changed holds the items that new blocks have. */
function listItems(props: Source['props'], list: string, fields: Fields): Record<string, unknown>[] {
  return (props[list] ?? fields[list]?.default ?? []) as Record<string, unknown>[];
}

function isNothing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
