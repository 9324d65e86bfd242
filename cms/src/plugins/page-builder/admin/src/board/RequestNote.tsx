import { useIntl } from 'react-intl';
import type { BoardRequest } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';

/** Who is asked for a page, and what was written to them. */
export function RequestNote({ request: { person, askedBy, until, note } }: { request: BoardRequest }) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const when = until && formatDate(`${until}T12:00`, { dateStyle: 'medium' });
  return (
    <details>
      <summary>{when ? t('ask.ofUntil', { person, when }) : t('ask.of', { person })}</summary>
      {askedBy && <small>{t('ask.by', { name: askedBy })}</small>}
      {note && <p>{note}</p>}
    </details>
  );
}
