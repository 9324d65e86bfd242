import { Box, Button, Flex, Loader, Status, Typography } from '@strapi/design-system';
import { SYNCED_SECTION } from 'page-format';
import styled from 'styled-components';
import type { UsePlace, UseStatus, UsingEntry } from '../../../shared/uses.ts';
import type { Server } from '../api/server.ts';
import { useTranslation } from '../text/use-translation.ts';
import { writeBlockAddress } from './block-address.ts';
import { useRegistry } from './use-registry.ts';
import { type UseTarget, useUses } from './use-uses.ts';

/** Entries that are asked for at once. */
const AT_ONCE = 20;

/** Everything that uses a file or an entry, with a way to each block. */
export function UsesList({ target, get }: { target: UseTarget; get: Server['get'] }) {
  const { t } = useTranslation();
  const { entries, meta, isLoading, problem, hasMore, loadMore, retry } = useUses(get, target, AT_ONCE);
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {meta && (
        <Typography role="status">
          {meta.total + meta.hidden === 0 ? t('uses.none') : t('uses.count', { count: meta.total })}
          {meta.hidden > 0 && ` ${t('uses.hidden', { count: meta.hidden })}`}
        </Typography>
      )}
      <UsingEntries entries={entries} />
      {isLoading && (
        <Flex justifyContent="center">
          <Loader small>{t('uses.loading')}</Loader>
        </Flex>
      )}
      {problem && (
        <Flex gap={3} wrap="wrap">
          <Typography role="alert" textColor="danger600">
            {t('uses.failed', { reason: problem })}
          </Typography>
          <Button type="button" variant="tertiary" onClick={retry}>
            {t('common.retry')}
          </Button>
        </Flex>
      )}
      {hasMore && !isLoading && !problem && (
        <Button type="button" variant="tertiary" onClick={loadMore}>
          {t('common.more')}
        </Button>
      )}
    </Flex>
  );
}

/** Entries by title, each with its language, its versions, and the blocks in which it stands. */
export function UsingEntries({ entries }: { entries: readonly UsingEntry[] }) {
  const { t } = useTranslation();
  const names = useBlockNames();
  if (entries.length === 0) return null;
  return (
    <Entries>
      {entries.map((entry) => (
        <li key={`${entry.uid} ${entry.documentId} ${entry.locale}`}>
          <Flex gap={2} wrap="wrap">
            <Typography fontWeight="bold">{entry.title || t('common.untitled')}</Typography>
            <Typography variant="pi" textColor="neutral600">
              {[entry.typeName, entry.locale].filter(Boolean).join(' · ')}
            </Typography>
            <States states={entry.states} />
          </Flex>
          <Box tag="ul" paddingLeft={4} style={{ listStyle: 'disc' }}>
            {entry.places.map((place) => (
              <li key={`${place.field} ${place.blockId} ${place.path}`}>
                <PlaceLink entry={entry} place={place} name={names(place)} />
              </li>
            ))}
          </Box>
          {entry.more > 0 && (
            <Typography variant="pi" textColor="neutral600">
              {t('uses.morePlaces', { count: entry.more })}
            </Typography>
          )}
        </li>
      ))}
    </Entries>
  );
}

const LOOKS = { draft: 'secondary', published: 'success' } as const;

function States({ states }: { states: readonly UseStatus[] }) {
  const { t } = useTranslation();
  return states.map((state) => (
    <Status key={state} variant={LOOKS[state]} size="XS">
      <Typography tag="span" variant="omega" fontWeight="bold">
        {t(`uses.${state}`)}
      </Typography>
    </Status>
  ));
}

function PlaceLink({ entry, place, name }: { entry: UsingEntry; place: UsePlace; name: string }) {
  const { t } = useTranslation();
  // The editor shows drafts.
  const isGone = place.states.length === 1 && place.states[0] === 'published';
  if (isGone) return <Typography variant="pi">{t('uses.publishedOnly', { block: name })}</Typography>;
  return (
    <Link href={writeBlockAddress(entry, place, window.location.pathname)} target="_blank" rel="noopener">
      <Typography variant="pi">{t('uses.open', { block: name })}</Typography>
    </Link>
  );
}

/** What a place is called: its block, and the setting in it; or the field of the form. */
function useBlockNames(): (place: UsePlace) => string {
  const { translate } = useTranslation();
  const registry = useRegistry();
  return ({ blockType, path, labels }) => {
    if (labels) return labels.join(' › ');
    const definition = registry?.get(blockType);
    const property = definition?.props[path.split('.')[0] ?? ''];
    const block = definition ? translate(definition.label) : blockType;
    // A section is what its block is there for.
    return property && blockType !== SYNCED_SECTION ? `${block} › ${translate(property.label)}` : block;
  };
}

const Entries = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  overflow-wrap: anywhere;
`;

const Link = styled.a`
  color: ${({ theme }) => theme.colors.primary600};
  text-decoration: underline;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: 2px;
  }
`;
