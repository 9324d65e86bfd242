import { ExternalLink } from '@strapi/icons';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { getSites, type Site } from '../../api/sites.ts';
import { useHost, useServer } from '../../host/editor-host.tsx';
import { type SiteState, usePublishing } from '../../publishing/use-publishing.ts';
import { useSiteAddresses } from '../../publishing/use-site-addresses.ts';
import type { Entry } from '../../session/entry.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Notice } from '../messages/Notice.tsx';

interface LiveNoticeProps {
  entry: Entry;
  /** When somebody asked for it, in milliseconds since 1970. */
  publishedAt: number;
  onDismiss(): void;
}

/** Follows what was published until visitors see it, and leads to it there. Silent without a publisher. */
export function LiveNotice({ entry, publishedAt, onDismiss }: LiveNoticeProps) {
  const { t } = useTranslation();
  const { form } = useHost();
  const { get } = useServer();
  const state = usePublishing(get);
  const addresses = useSiteAddresses(get);

  const { listSites, findPath } = getSites();
  const page = { model: entry.model, locale: entry.params.locale, values: { ...form.getValues() } };
  const sites = listSites(page) ?? [];
  if (sites.length === 0 || !state || state.publisher === 'off') return null;
  return (
    <Notice tone="success" onDismiss={onDismiss}>
      {state.publisher === 'unreachable' ? (
        <p>{t('publishing.unreachable', { reason: state.reason })}</p>
      ) : (
        <ul>
          {sites.map((site) => {
            const [address, path] = [addresses[site.id], findPath?.(page, site.id)];
            return (
              <SiteLine
                key={site.id}
                name={site.name}
                state={state.sites[site.id]}
                publishedAt={publishedAt}
                href={address && path && new URL(path, address).href}
              />
            );
          })}
        </ul>
      )}
    </Notice>
  );
}

interface SiteLineProps {
  name: Site['name'];
  state: SiteState | undefined;
  publishedAt: number;
  href: string | undefined;
}

function SiteLine({ name, state, publishedAt, href }: SiteLineProps) {
  const { t } = useTranslation();
  const { formatMessage } = useIntl();
  /** When it was first seen to be live. */
  const liveAt = useRef<number>();
  if (!state) return null;
  if (state.status === 'live') liveAt.current ??= Date.now();
  const seconds = Math.max(1, Math.round(((liveAt.current ?? 0) - publishedAt) / 1000));
  const since = state.live ? new Date(state.live.builtAt).toLocaleString() : '';
  return (
    <li>
      <strong>{formatMessage(name)}</strong>{' '}
      {state.status === 'live' ? t('publishing.liveAfter', { seconds }) : t(`publishing.${state.status}`, { since })}{' '}
      {state.status === 'failed' && state.reason}
      {state.status === 'live' && href && (
        <a href={href} target="_blank" rel="noopener noreferrer">
          {t('publishing.view')} <ExternalLink aria-hidden />
        </a>
      )}
    </li>
  );
}
