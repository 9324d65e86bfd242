import type { ZoneSentence } from '../../../shared/zone-report.ts';
import type { TFunction, Translate } from '../text/use-translation.ts';

/** What the server tells of a conversion, in the language of the admin. */
export function describeSentence(
  { code, values }: ZoneSentence,
  { t, translate }: { t: TFunction; translate: Translate },
): string {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : translate(value),
  ]);
  return t(code, Object.fromEntries(entries));
}
