import { Button, EmptyStateLayout, Flex, Link, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { Term, TermList } from '../../../shared/glossary.ts';
import { BOARD_PATH } from '../../../shared/page-path.ts';
import { LoadProblem } from '../board/LoadProblem.tsx';
import { nameLanguages } from '../board/name-languages.ts';
import { Pages } from '../board/Pages.tsx';
import { SearchInput } from '../board/SearchInput.tsx';
import { PAGE_SIZE, useList } from '../board/use-list.ts';
import { useTranslation } from '../text/use-translation.ts';
import { TermDialog } from './TermDialog.tsx';
import { TermTable } from './TermTable.tsx';
import { TERMS_PATH } from './terms-path.ts';

const MANAGE = [{ action: 'plugin::page-builder.glossary.manage', subject: null }];

/** The terms of the glossary, for those who may change it and for those who look something up. */
export function GlossaryPage() {
  const { t } = useTranslation();
  const canManage = useRBAC(MANAGE).allowedActions.canManage === true;
  const [{ search, page }, setQuestion] = useState({ search: '', page: 1 });
  const question = useMemo(() => ({ search, page }), [search, page]);
  const { locale } = useIntl();
  const { isLoading, problem, reload, ...list } = useList<TermList>(useFetchClient().get, TERMS_PATH, question);
  const answer = useMemo(() => list.answer && nameLanguages(list.answer, locale), [list.answer, locale]);
  const find = useCallback(({ search: words }: { search: string }) => setQuestion({ search: words, page: 1 }), []);
  /** The term that is changed, or null for a new one. */
  const [opened, setOpened] = useState<Term | null>();
  const total = answer?.meta.total ?? 0;
  const { toggleNotification } = useNotification();
  const adding = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);
  const open = (term: Term | null) => {
    opener.current = document.activeElement;
    setOpened(term);
  };
  /** The design system's dialog leaves the focus on nothing; a term that was deleted has no row to go back to. */
  const close = (isDeleted = false) => {
    setOpened(undefined);
    requestAnimationFrame(() => {
      const { current } = opener;
      if (current instanceof HTMLElement && !isDeleted) current.focus();
      else adding.current?.focus();
    });
  };

  return (
    <Page.Main>
      <Page.Title>{t('glossary.title')}</Page.Title>
      <Layouts.Header
        title={t('glossary.title')}
        subtitle={t('glossary.about')}
        navigationAction={
          <Link tag={RouterLink} to={BOARD_PATH}>
            {t('board.title')}
          </Link>
        }
        primaryAction={
          canManage && (
            <Button ref={adding} onClick={() => open(null)}>
              {t('glossary.add')}
            </Button>
          )
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Flex>
            <SearchInput label={t('glossary.search')} value={search} onChange={find} />
          </Flex>
          {answer && (
            <Typography role="status" variant="pi" textColor="neutral600">
              {t('glossary.found', { count: total })}
            </Typography>
          )}
          {answer && total > 0 && <TermTable answer={answer} onOpen={canManage ? open : undefined} />}
          {answer && total === 0 && <EmptyStateLayout content={t(search ? 'glossary.none' : 'glossary.empty')} />}
          {isLoading && !answer && <Page.Loading />}
          {problem && <LoadProblem onAgain={reload}>{t('glossary.unknown', { message: problem })}</LoadProblem>}
          {total > PAGE_SIZE && (
            <Pages
              page={page}
              count={Math.ceil(total / PAGE_SIZE)}
              onTurn={(next) => setQuestion({ search, page: next })}
            />
          )}
        </Flex>
      </Layouts.Content>
      {answer && opened !== undefined && (
        <TermDialog
          term={opened}
          languages={answer.meta.languages}
          onClose={() => close()}
          onDone={(isDeleted) => {
            close(isDeleted);
            reload();
            toggleNotification({ type: 'success', message: t(isDeleted ? 'glossary.deleted' : 'glossary.saved') });
          }}
        />
      )}
    </Page.Main>
  );
}
