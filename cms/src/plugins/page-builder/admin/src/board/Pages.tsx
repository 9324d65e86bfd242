import { Button, Flex, Typography } from '@strapi/design-system';
import { useTranslation } from '../text/use-translation.ts';

interface PagesProps {
  page: number;
  count: number;
  onTurn(page: number): void;
}

/** Turns the pages of a list. */
export function Pages({ page, count, onTurn }: PagesProps) {
  const { t } = useTranslation();
  return (
    <Flex gap={4} alignItems="center">
      <Button variant="tertiary" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t('board.previous')}
      </Button>
      <Typography role="status">{t('board.pages', { page, count })}</Typography>
      <Button variant="tertiary" disabled={page >= count} onClick={() => onTurn(page + 1)}>
        {t('board.next')}
      </Button>
    </Flex>
  );
}
