import { EmptyStateLayout, Flex, LinkButton, Typography } from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import type { BoardAnswer } from '../../../shared/translation-board.ts';
import { PLUGIN_ID } from '../plugin-id.ts';
import { useTranslation } from '../text/use-translation.ts';
import { BoardActions, hasActions } from './BoardActions.tsx';
import { BoardFilters, type BoardQuestion } from './BoardFilters.tsx';
import { BoardTable } from './BoardTable.tsx';
import { LoadProblem } from './LoadProblem.tsx';
import { nameLanguages } from './name-languages.ts';
import { Pages } from './Pages.tsx';
import { GLOSSARY_PATH } from './paths.ts';
import { PAGE_SIZE, useList } from './use-list.ts';
import { useWithdraw } from './use-withdraw.ts';

/** How far pages are translated. What is asked stands in the address, so that coming back from a page shows the same. */
export function TranslationBoard() {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const question = useMemo((): BoardQuestion => Object.fromEntries(params), [params]);
  const { locale } = useIntl();
  const { isLoading, problem, reload, ...list } = useList<BoardAnswer>(
    useFetchClient().get,
    `/${PLUGIN_ID}/translations`,
    question,
  );
  const answer = useMemo(() => list.answer && nameLanguages(list.answer, locale), [list.answer, locale]);
  const change = useCallback(
    (changed: BoardQuestion) => {
      const next = Object.entries({ ...question, page: '', ...changed }).filter(([, value]) => value !== '');
      setParams(Object.fromEntries(next), { replace: true });
    },
    [question, setParams],
  );
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const withdraw = useWithdraw(reload);
  const total = answer?.meta.total ?? 0;
  const isNarrowed = Object.keys(question).length > 0;
  const hasLanguages = answer !== undefined && answer.meta.languages.length > 1;

  return (
    <Page.Main>
      <Page.Title>{t('board.title')}</Page.Title>
      <Layouts.Header
        title={t('board.title')}
        subtitle={t('board.about')}
        secondaryAction={
          <LinkButton tag={Link} to={GLOSSARY_PATH} variant="tertiary">
            {t('glossary.title')}
          </LinkButton>
        }
      />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {hasLanguages && <BoardFilters question={question} meta={answer.meta} onChange={change} />}
          {hasLanguages && (
            <Flex gap={4} wrap="wrap" alignItems="center" justifyContent="space-between">
              <Typography role="status" variant="pi" textColor="neutral600">
                {t('board.found', { count: total })}
              </Typography>
              {hasActions(answer.meta) && (
                <BoardActions
                  {...{ question, answer, chosen }}
                  onDone={() => {
                    setChosen(new Set());
                    reload();
                  }}
                />
              )}
            </Flex>
          )}
          {hasLanguages && total > 0 && (
            <BoardTable
              answer={answer}
              locale={question.locale}
              {...(hasActions(answer.meta) && { selection: { chosen, onChange: setChosen } })}
              {...(answer.meta.mayAsk && { onWithdraw: withdraw })}
            />
          )}
          {answer && !hasLanguages && <EmptyStateLayout content={t('board.one')} />}
          {hasLanguages && total === 0 && <EmptyStateLayout content={t(isNarrowed ? 'board.none' : 'board.empty')} />}
          {isLoading && !answer && <Page.Loading />}
          {problem && <LoadProblem onAgain={reload}>{t('board.failed', { message: problem })}</LoadProblem>}
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
