import type { ListedVersion, PageSummary } from '../../../../shared/version-record.ts';
import type { TFunction } from '../../text/use-translation.ts';

/** Things that are named each; beside more of them the rest is counted. */
const NAMED = 3;

const CHANGES = ['added', 'removed', 'changed', 'moved'] as const satisfies readonly (keyof PageSummary)[];

/**
 * What a version changed, in the words of a list: "Title added, 3 blocks changed, title changed".
 * @param field the page field that is looked at
 * @param nameType what a type of block is called
 */
export function describeVersion(
  { summary }: Pick<ListedVersion, 'summary'>,
  field: string,
  nameType: (type: string) => string,
  t: TFunction,
): string {
  if (summary.isFirst) return t('versions.first');
  const page = summary.pages?.[field] ?? {};
  const ofBlocks = CHANGES.flatMap((change) => {
    const types = Object.entries(page[change] ?? {});
    const count = types.reduce((sum, [, number]) => sum + number, 0);
    const [only] = types;
    if (count === 0 || !only) return [];
    return count === 1 ? t(`versions.one.${change}`, { block: nameType(only[0]) }) : t(`versions.${change}`, { count });
  });
  const { fields = [] } = summary;
  const named = fields.slice(0, NAMED).join(', ');
  const rest = fields.length - NAMED;
  const ofFields =
    fields.length === 0 ? [] : [t('versions.fields', { names: rest > 0 ? `${named} (+${rest})` : named })];
  return [...ofBlocks, ...ofFields].join(', ') || t('versions.nothing');
}
