import { Alert, Box, Button, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { DeletedEntry, RestoredEntry } from '../../../shared/deleted-entry.ts';
import { useTranslation } from '../text/use-translation.ts';
import { DeletedTable } from './DeletedTable.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { useDeleted } from './use-deleted.ts';

interface Done {
  entry: DeletedEntry;
  restored: RestoredEntry;
}

/** Deleted entries with a page, and their way back. */
export default function DeletedPages() {
  const { t } = useTranslation();
  const list = useDeleted(useFetchClient().get);
  const [asked, setAsked] = useState<DeletedEntry>();
  const [done, setDone] = useState<Done>();
  const days = list.meta?.days ?? 0;

  return (
    <Page.Main>
      <Page.Title>{t('deleted.title')}</Page.Title>
      <Layouts.Header title={t('deleted.title')} subtitle={list.meta && t('deleted.about', { days })} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {done && <DoneNote key={done.restored.documentId} done={done} onClose={() => setDone(undefined)} />}
          {list.entries.length > 0 && <DeletedTable entries={list.entries} onRestore={setAsked} />}
          {list.meta?.total === 0 && !list.problem && <EmptyStateLayout content={t('deleted.empty', { days })} />}
          {list.isLoading && !list.meta && <Page.Loading />}
          {list.problem && (
            <Flex role="alert" direction="column" alignItems="flex-start" gap={2}>
              <Typography textColor="danger600">{t('deleted.failed', { message: list.problem })}</Typography>
              <Button variant="secondary" onClick={list.reload}>
                {t('common.retry')}
              </Button>
            </Flex>
          )}
          {list.hasMore && !list.problem && (
            <Box>
              <Button variant="secondary" loading={list.isLoading} onClick={list.loadMore}>
                {t('common.more')}
              </Button>
            </Box>
          )}
        </Flex>
      </Layouts.Content>
      {asked && (
        <RestoreDialog
          entry={asked}
          onClose={() => setAsked(undefined)}
          onRestored={(restored) => {
            setAsked(undefined);
            setDone({ entry: asked, restored });
            list.reload();
          }}
        />
      )}
    </Page.Main>
  );
}

/** Says what was restored, where it is, and what of it is not as it was. The row with the button has gone, so this gets the focus. */
function DoneNote({ done: { entry, restored }, onClose }: { done: Done; onClose(): void }) {
  const { t } = useTranslation();
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const place = ({ field, locale }: { field: string; locale: string | null }) =>
    locale === null ? field : `${field} (${locale})`;
  return (
    <Box ref={note} tabIndex={-1}>
      <Alert
        variant="success"
        closeLabel={t('common.close')}
        onClose={onClose}
        action={
          <Link tag={RouterLink} to={addressOf(entry, restored)}>
            {t('deleted.open')}
          </Link>
        }
      >
        {t('deleted.restored', { title: entry.title ?? t('common.untitled') })}{' '}
        {restored.changed.map((one) => `${t('deleted.changed', { field: place(one), from: one.from, to: one.to })} `)}
        {restored.missing.map((one) => `${t('deleted.missing', { field: place(one), count: one.count })} `)}
      </Alert>
    </Box>
  );
}

/** Where the content manager shows a restored entry, in the first of its languages. */
function addressOf({ contentType, kind, documentId }: DeletedEntry, { locales: [locale] }: RestoredEntry): string {
  const entry = kind === 'singleType' ? `single-types/${contentType}` : `collection-types/${contentType}/${documentId}`;
  const query = locale === undefined ? '' : `?${new URLSearchParams({ 'plugins[i18n][locale]': locale })}`;
  return `/content-manager/${entry}${query}`;
}
