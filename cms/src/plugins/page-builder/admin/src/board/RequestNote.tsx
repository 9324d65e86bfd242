import { Button } from '@strapi/design-system';
import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { BoardRequest } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';

interface RequestNoteProps {
  request: BoardRequest;
  /** For whoever may withdraw it. */
  withdrawal?: Withdrawal | undefined;
}

interface Withdrawal {
  /** What the button is called for those who do not see where it stands. */
  label: string;
  onPress(button: HTMLElement): void;
}

/** Who is asked for a page, and what was written to them. */
export function RequestNote({ request: { person, askedBy, until, note }, withdrawal }: RequestNoteProps) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const when = until && formatDate(`${until}T12:00`, { dateStyle: 'medium' });
  return (
    <details>
      <summary>{when ? t('ask.ofUntil', { person, when }) : t('ask.of', { person })}</summary>
      {askedBy && <small>{t('ask.by', { name: askedBy })}</small>}
      {note && <p>{note}</p>}
      {withdrawal && (
        <Button
          size="S"
          variant="tertiary"
          aria-label={withdrawal.label}
          onClick={({ currentTarget }: MouseEvent<HTMLElement>) => withdrawal.onPress(currentTarget)}
        >
          {t('ask.withdraw')}
        </Button>
      )}
    </details>
  );
}
