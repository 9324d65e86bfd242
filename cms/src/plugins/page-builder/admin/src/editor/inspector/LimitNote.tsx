import { countCharacters, shortenText } from 'page-format';
import { Quiet } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';

interface LimitNoteProps {
  value: string;
  /** In characters, as `countCharacters` counts. */
  limit: number;
  /** Of what was put in last, what did not fit. */
  rest: string;
}

/** Says that a text has as many characters as it may have, and of what was pasted, what is not in it. */
export function LimitNote({ value, limit, rest }: LimitNoteProps) {
  const { t } = useTranslation();
  if (countCharacters(rest) > 1) {
    return <Quiet role="status">{t('canvas.textLimit', { limit, rest: shortenText(rest.trim(), 60) })}</Quiet>;
  }
  // No text has more characters than units, and most are far from their limit.
  if (rest === '' && (value.length < limit || countCharacters(value) < limit)) return null;
  return <Quiet role="status">{t('settings.textLimit', { limit })}</Quiet>;
}
