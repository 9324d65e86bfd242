import { Typography } from '@strapi/design-system';
import type { PageSettingProps } from 'strapi-plugin-page-builder/admin';
import { RedirectOffers, useOwnOffers } from '../redirects/RedirectOffers.tsx';
import { REDIRECT_TYPE, REDIRECTS } from '../redirects/use-offered-redirects.ts';
import { useTranslation } from '../text/use-translation.ts';
import { Hint } from './Hint.tsx';
import { SettingLink } from './SettingLink.tsx';
import { useAnswer } from './use-answer.ts';

interface Redirect {
  documentId: string;
  from: string;
}

/** The old addresses that lead to the page, and those of which it is asked whether they are to. */
export function RedirectsSetting({ documentId, locale = 'nl' }: PageSettingProps) {
  const { t } = useTranslation();
  const offered = useOwnOffers(documentId, locale);
  const redirects = useRedirectsTo(documentId, locale, offered.offers.length);
  return (
    <>
      {(offered.offers.length > 0 || offered.fault !== '') && <RedirectOffers {...offered} />}
      {typeof redirects === 'string' ? (
        <Hint>{redirects}</Hint>
      ) : (
        redirects.map(({ documentId: id, from }) => (
          <Typography key={id} variant="pi">
            /{from}
          </Typography>
        ))
      )}
      {redirects.length === 0 && <Typography variant="pi">{t('redirects.none')}</Typography>}
      <SettingLink to={`/content-manager/collection-types/${REDIRECT_TYPE}`} locale={locale}>
        {t('redirects.all')}
      </SettingLink>
    </>
  );
}

/**
 * @param answered changes whenever a redirect was put to use or thrown away
 * @returns a sentence where they cannot be read
 */
function useRedirectsTo(documentId: string | undefined, locale: string, answered: number) {
  const { t } = useTranslation();
  const redirects = useAnswer(
    async (get) => {
      if (documentId === undefined) return undefined;
      const params = new URLSearchParams({
        locale,
        pageSize: '50',
        'filters[$and][0][page][documentId][$eq]': documentId,
        'filters[$and][1][active][$eq]': 'true',
      });
      return (await get<{ results: Redirect[] }>(`${REDIRECTS}?${params}`)).data.results;
    },
    [documentId, locale, answered],
    t('redirects.forbidden'),
  );
  return redirects ?? [];
}
