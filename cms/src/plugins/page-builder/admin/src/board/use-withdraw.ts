import { useFetchClient, useNotification } from '@strapi/strapi/admin';
import type { BoardPage } from '../../../shared/translation-board.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useDescribeFailure } from '../text/use-describe-failure.ts';
import { useTranslation } from '../text/use-translation.ts';

export type Withdraw = (page: BoardPage, locale: string) => Promise<void>;

/** Withdraws what is asked for of a page, and says so. */
export function useWithdraw(onDone: () => void): Withdraw {
  const { t } = useTranslation();
  const { del } = useFetchClient();
  const { toggleNotification } = useNotification();
  const describeFailure = useDescribeFailure();
  return async ({ contentType, documentId, requests }, locale) => {
    try {
      await del(`/${PLUGIN_ID}/translations/requests?${new URLSearchParams({ contentType, documentId, locale })}`);
      toggleNotification({ type: 'success', message: t('ask.withdrawn', { person: requests[locale]?.person ?? '' }) });
    } catch (error) {
      toggleNotification({ type: 'danger', message: describeFailure(error) });
    }
    onDone();
  };
}
