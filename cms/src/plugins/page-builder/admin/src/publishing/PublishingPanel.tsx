import { belongsToCountry, COUNTRIES, type Country, findSiteLocale } from '@lumavelo/blocks/site';
import { Box, Flex, Typography } from '@strapi/design-system';
import { useLocation } from 'react-router-dom';
import { useText } from '../text/use-text.ts';
import { type SiteState, usePublishing } from './use-publishing.ts';

/** What the content manager says of the entry on screen. */
interface PanelProps {
  model: string;
  document?: object;
}

const PAGE_TYPE = 'api::page.page';

/** Beside every page in the content manager: whether visitors see what was published, for each country it belongs to. */
export function PublishingPanel({ model, document }: PanelProps) {
  const { say } = useText();
  const state = usePublishing();
  const locale = new URLSearchParams(useLocation().search).get('plugins[i18n][locale]') ?? 'nl';
  const { countries, status } = (document ?? {}) as { countries?: string[] | null; status?: string };
  const own = COUNTRIES.filter((country) => belongsToCountry(countries, country) && findSiteLocale(country, locale));
  if (model !== PAGE_TYPE || !state || state.publisher === 'off') return null;

  // What is said of the site would be read as said of the page.
  const isPublic = status === 'published' || status === 'modified';
  const content =
    state.publisher === 'unreachable' ? (
      <Typography textColor="danger600">{say('publishing.unreachable', { reason: state.reason })}</Typography>
    ) : (
      <Flex direction="column" alignItems="stretch" gap={3} width="100%">
        {!isPublic && <Typography>{say('publishing.never')}</Typography>}
        {isPublic && own.map((country) => <SiteLine key={country} country={country} site={state.sites[country]} />)}
      </Flex>
    );
  return { title: say('publishing.title'), content };
}

const COLOURS = {
  live: 'success600',
  waiting: 'secondary600',
  building: 'secondary600',
  failed: 'danger600',
  held: 'warning600',
} as const;

function SiteLine({ country, site }: { country: Country; site: SiteState | undefined }) {
  const { say } = useText();
  if (!site) return null;
  const since = site.live ? new Date(site.live.builtAt).toLocaleString() : '';
  return (
    <Box role="status">
      <Typography fontWeight="bold">{say(`countries.${country}`)}</Typography>{' '}
      <Typography textColor={COLOURS[site.status]}>{say(`publishing.${site.status}`, { since })}</Typography>
      {site.status === 'failed' && (
        <Box paddingTop={1}>
          <Typography variant="pi">{site.reason}</Typography>
        </Box>
      )}
      {site.live && site.live.warnings.length > 0 && (
        <details>
          <summary>
            <Typography variant="pi">{say('publishing.warnings', { count: site.live.warnings.length })}</Typography>
          </summary>
          <ul>
            {site.live.warnings.map((warning) => (
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
