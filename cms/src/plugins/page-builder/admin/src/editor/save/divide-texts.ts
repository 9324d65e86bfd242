import { type EntryText, readAt, writeAt } from '../../../../shared/translation/entry-texts.ts';
import { isSameJson } from '../../../../shared/version.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Changed fields of an entry, apart: its own texts by their paths, and fields that differ in something else.
 * @param begun what the form began with
 */
export function divideTexts(
  fields: Fields,
  begun: object,
  entryTexts: readonly EntryText[],
): { texts: Fields; others: Fields } {
  const changed = entryTexts.filter(
    ({ path }) => (path.split('.')[0] as string) in fields && !isSameJson(readAt(fields, path), readAt(begun, path)),
  );
  const texts = Object.fromEntries(changed.map(({ path }) => [path, readAt(fields, path)]));
  const others = Object.entries(fields).filter(([name, value]) => {
    const before = (begun as Fields)[name];
    const own = changed.filter(({ path }) => path.split('.')[0] === name);
    const written = own.reduce<unknown>((all, { path }) => {
      const inside = path.split('.').slice(1).join('.');
      return inside === '' ? value : writeAt(all, inside, readAt(fields, path));
    }, before);
    return !isSameJson(written, value);
  });
  return { texts, others: Object.fromEntries(others) };
}
