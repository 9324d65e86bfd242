import { Box, Button, Dialog, Link, LinkButton } from '@strapi/design-system';
import { ConfirmDialog, getFetchClient, Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link as RouterLink, useBlocker, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { ENTRY } from '../../../shared/envelope.ts';
import { BOARD_PATH, writePagePath } from '../../../shared/page-path.ts';
import type { DeskStore } from '../editor/languages/entries/desk-store.ts';
import { EntryTexts } from '../editor/languages/entries/EntryTexts.tsx';
import { useEntryDesk } from '../editor/languages/entries/use-entry-desk.ts';
import { useTranslation } from '../text/use-translation.ts';

/** Not the hook's client, which cuts off what is under way when the page is left: a text that is stored then would be lost. */
const server = getFetchClient();

/** The texts of an entry without a page, in one language: originals and translations side by side. */
export function EntryDeskPage() {
  const { t } = useTranslation();
  const { model = '', documentId = '', locale = '' } = useParams();
  const entry = useEntryDesk(server, { model, documentId, locale });
  const { desk } = entry.store;
  const title = desk ? (desk.title ?? t('board.untitled')) : t('board.title');
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header
        title={title}
        subtitle={desk?.from ? t('entryDesk.languages', { type: desk.typeName, ...desk.names }) : ''}
        navigationAction={
          <Link tag={RouterLink} to={BOARD_PATH}>
            {t('board.title')}
          </Link>
        }
        secondaryAction={
          desk && (
            <LinkButton
              tag={RouterLink}
              to={writePagePath({ ...desk, field: ENTRY }, locale, false)}
              variant="tertiary"
            >
              {t('entryDesk.open')}
            </LinkButton>
          )
        }
      />
      <Layouts.Content>
        <Desk>
          <EntryTexts server={server} entry={entry} />
          <LeaveQuestion store={entry.store} />
        </Desk>
      </Layouts.Content>
    </Page.Main>
  );
}

/** Leaving stores first what was typed. What cannot be stored is asked about. */
function LeaveQuestion({ store }: { store: DeskStore }) {
  const { t } = useTranslation();
  const blocker = useBlocker(() => store.isUnsaved);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    setAsked(false);
    if (blocker.state !== 'blocked') return;
    let isCurrent = true;
    store.keep().then(() => {
      if (!isCurrent) return;
      if (store.isUnsaved) setAsked(true);
      else blocker.proceed();
    });
    return () => {
      isCurrent = false;
    };
  }, [blocker, store]);
  if (!isAsked) return null;
  return (
    <Dialog.Root open onOpenChange={(isOpen: boolean) => !isOpen && blocker.reset?.()}>
      <ConfirmDialog
        startAction={
          <Button fullWidth variant="tertiary" onClick={() => blocker.reset?.()}>
            {t('entryDesk.stay')}
          </Button>
        }
        endAction={
          <Button fullWidth variant="danger-light" onClick={() => blocker.proceed?.()}>
            {t('entryDesk.leaveShort')}
          </Button>
        }
      >
        {t('entryDesk.leave')}
      </ConfirmDialog>
    </Dialog.Root>
  );
}

/** The list is the editor's, whose panels are smaller than the pages of the admin. */
const Desk = styled(Box)`
  padding: 16px 24px 24px;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.3rem;
  line-height: 1.5;
`;
