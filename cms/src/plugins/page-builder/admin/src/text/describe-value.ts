import { blockStatus, type MediaReference, type Registry, type RichTextNode, shortenText } from 'page-format';
import type { AnyField } from 'page-format/fields';
import { metadataKey } from '../../../shared/block-content.ts';
import { plainText } from '../../../shared/plain-text.ts';
import type { TreeBlock } from '../model/tree.ts';
import type { TFunction, Translate } from './use-translation.ts';

const LONGEST = 400;

/** A stored value in words an editor can compare: texts as they are, rich text without its marks. */
export function describeValue(value: unknown, t: TFunction): string {
  if (value === undefined || value === null || value === '') return t('value.none');
  if (typeof value === 'boolean') return t(value ? 'comparison.on' : 'comparison.off');
  return shortenText(readText(value, t), LONGEST);
}

function readText(value: unknown, t: TFunction): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((entry) => readText(entry, t)).join(' · ');
  if (typeof value !== 'object' || value === null) return String(value);
  if ((value as RichTextNode).type === 'doc') return plainText(value as RichTextNode);
  const { $ref, snapshot, documentId, ...rest } = value as Record<string, unknown>;
  if ($ref) return [nameReference(snapshot, documentId), ...describeCut(rest, t)].join(' · ');
  return Object.entries(rest)
    .filter(([name]) => name !== 'id')
    .map(([, entry]) => readText(entry, t))
    .join(' · ');
}

/** How a picture is cut where it is used, which may be all that differs. */
function describeCut(
  { crop, focalPoint }: Pick<Partial<MediaReference>, 'crop' | 'focalPoint'>,
  t: TFunction,
): string[] {
  return [
    ...(crop ? [t('value.crop', { ...crop })] : []),
    ...(focalPoint ? [t('value.focalPoint', { ...focalPoint })] : []),
  ];
}

function nameReference(snapshot: unknown, documentId: unknown): string {
  const { name, title } = (snapshot ?? {}) as { name?: string; title?: string };
  return String(name ?? title ?? documentId);
}

/** A value as the control of its field shows it. */
export function describeFieldValue(
  field: AnyField | undefined,
  value: unknown,
  { t, translate }: { t: TFunction; translate: Translate },
): string {
  switch (field?.kind) {
    case 'choice': {
      const option = field.options.find((candidate) => candidate.value === value);
      return option ? translate(option.label) : describeValue(value, t);
    }
    case 'colour': {
      const colour = Object.hasOwn(field.palette, String(value)) ? field.palette[String(value)] : undefined;
      return colour ? translate(colour.label) : describeValue(value, t);
    }
    default:
      return describeValue(value, t);
  }
}

/** What a property is called in the settings, and what stands beside them in a block's menu. */
export function nameProp(
  block: TreeBlock | undefined,
  prop: string | undefined,
  registry: Registry,
  { t, translate }: { t: TFunction; translate: Translate },
): string {
  const key = metadataKey(prop ?? '');
  if (key) return t(`metadata.${key}`);
  const definition = block && registry.get(block.type);
  if (!block || !definition || prop === undefined || blockStatus(block, registry) !== 'known') return prop ?? '';
  const field = (definition.props as Record<string, { label?: { en: string; de: string } }>)[prop];
  return field?.label ? translate(field.label) : prop;
}
