import type { ZoneSentence } from '../../../shared/zone-report.ts';
import type { Read, Say } from '../text/use-text.ts';

/** What the server tells of a conversion, in the language of the admin. */
export function saySentence({ code, values }: ZoneSentence, { say, read }: { say: Say; read: Read }): string {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : read(value),
  ]);
  return say(code, Object.fromEntries(entries));
}
