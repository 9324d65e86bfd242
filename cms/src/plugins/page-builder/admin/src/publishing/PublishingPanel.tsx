import { Box, Flex, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { getSites, type Site } from '../api/sites.ts';
import { useTranslation } from '../text/use-translation.ts';
import { type SiteState, usePublishing } from './use-publishing.ts';

/** What the content manager says of the entry on screen. */
interface PanelProps {
  model: string;
  document?: object;
}

/** Beside every page in the content manager: whether visitors see what was published, for each site that shows it. */
export function PublishingPanel({ model, document }: PanelProps) {
  const { t } = useTranslation();
  const state = usePublishing(useFetchClient().get);
  const locale = new URLSearchParams(useLocation().search).get('plugins[i18n][locale]') ?? undefined;
  const { status } = (document ?? {}) as { status?: string };
  const own = getSites().listSites({ model, locale, values: { ...document } });
  if (!own || !state || state.publisher === 'off') return null;

  // What is said of the site would be read as said of the page.
  const isPublic = status === 'published' || status === 'modified';
  const content =
    state.publisher === 'unreachable' ? (
      <Typography textColor="danger600">{t('publishing.unreachable', { reason: state.reason })}</Typography>
    ) : (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {!isPublic && <Typography>{t('publishing.never')}</Typography>}
        {isPublic && own.map((site) => <SiteLine key={site.id} name={site.name} state={state.sites[site.id]} />)}
      </Flex>
    );
  return { title: t('publishing.title'), content };
}

const COLOURS = {
  live: 'success600',
  waiting: 'secondary600',
  building: 'secondary600',
  failed: 'danger600',
  held: 'neutral800',
} as const;

function SiteLine({ name, state }: { name: Site['name']; state: SiteState | undefined }) {
  const { t } = useTranslation();
  const { formatMessage } = useIntl();
  if (!state) return null;
  const since = state.live ? new Date(state.live.builtAt).toLocaleString() : '';
  return (
    <Box role="status">
      <Typography fontWeight="bold">{formatMessage(name)}</Typography>{' '}
      <Typography textColor={COLOURS[state.status]}>{t(`publishing.${state.status}`, { since })}</Typography>
      {state.status === 'failed' && (
        <Box paddingTop={1}>
          <Typography variant="pi">{state.reason}</Typography>
        </Box>
      )}
      {state.live && state.live.warnings.length > 0 && (
        <details>
          <summary>
            <Typography variant="pi">{t('publishing.warnings', { count: state.live.warnings.length })}</Typography>
          </summary>
          <ul>
            {state.live.warnings.map((warning) => (
              <li key={warning}>
                <Typography variant="pi">{warning}</Typography>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Box>
  );
}
