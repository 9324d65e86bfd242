import { Button, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../text/use-translation.ts';
import { BoardFilters } from './BoardFilters.tsx';
import { BoardTable } from './BoardTable.tsx';
import { type BoardQuestion, PAGE_SIZE, useBoard } from './use-board.ts';

/** How far pages are translated. What is asked stands in the address, so that coming back from a page shows the same. */
export default function TranslationBoard() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const question = useMemo((): BoardQuestion => Object.fromEntries(params), [params]);
  const { answer, isLoading, problem, reload } = useBoard(useFetchClient().get, question);
  const change = useCallback(
    (changed: BoardQuestion) => {
      const next = Object.entries({ ...question, page: '', ...changed }).filter(([, value]) => value !== '');
      setParams(Object.fromEntries(next), { replace: true });
    },
    [question, setParams],
  );
  const total = answer?.meta.total ?? 0;
  const isNarrowed = Object.keys(question).length > 0;
  const hasLanguages = answer !== undefined && answer.meta.languages.length > 1;

  return (
    <Page.Main>
      <Page.Title>{t('board.title')}</Page.Title>
      <Layouts.Header title={t('board.title')} subtitle={t('board.about')} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {hasLanguages && <BoardFilters question={question} languages={answer.meta.languages} onChange={change} />}
          {hasLanguages && (
            <Typography role="status" variant="pi" textColor="neutral600">
              {t('board.found', { count: total })}
            </Typography>
          )}
          {hasLanguages && total > 0 && <BoardTable answer={answer} locale={question.locale} />}
          {answer && !hasLanguages && <EmptyStateLayout content={t('board.one')} />}
          {hasLanguages && total === 0 && <EmptyStateLayout content={t(isNarrowed ? 'board.none' : 'board.empty')} />}
          {isLoading && !answer && <Page.Loading />}
          {problem && (
            <Flex role="alert" direction="column" alignItems="flex-start" gap={2}>
              <Typography textColor="danger600">{t('board.failed', { message: problem })}</Typography>
              <Button variant="secondary" onClick={reload}>
                {t('board.again')}
              </Button>
            </Flex>
          )}
          {total > PAGE_SIZE && (
            <Pages
              page={answer?.meta.page ?? 1}
              count={Math.ceil(total / PAGE_SIZE)}
              onTurn={(page) => change({ page: String(page) })}
            />
          )}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

interface PagesProps {
  page: number;
  count: number;
  onTurn(page: number): void;
}

function Pages({ page, count, onTurn }: PagesProps) {
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
