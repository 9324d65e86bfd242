import { Flex, Typography } from '@strapi/design-system';
import type { BoardAnswer } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';
import { AskForTranslation } from './AskForTranslation.tsx';
import { BoardFiles } from './BoardFiles.tsx';
import type { BoardQuestion } from './BoardFilters.tsx';
import { keyOfPage } from './BoardTable.tsx';

interface BoardActionsProps {
  question: BoardQuestion;
  answer: BoardAnswer;
  /** Keys of pages. */
  chosen: ReadonlySet<string>;
  onDone(): void;
}

/** Whether somebody may do something with several pages. */
export const hasActions = ({ mayAsk, translates }: BoardAnswer['meta']) => mayAsk || translates.length > 0;

/** What is done with several pages: those that are chosen, or all that are found. */
export function BoardActions({ question, answer, chosen, onDone }: BoardActionsProps) {
  const { t } = useTranslation();
  const { languages, mayAsk, translates, total } = answer.meta;
  const pages = answer.data.filter((page) => chosen.has(keyOfPage(page)));
  return (
    <Flex gap={4} alignItems="center" wrap="wrap">
      <Typography role="status" variant="pi" textColor="neutral600">
        {t('ask.chosen', { count: pages.length })}
      </Typography>
      {translates.length > 0 && <BoardFiles {...{ question, answer, pages }} onStored={onDone} />}
      {mayAsk && total > 0 && (
        <AskForTranslation
          pages={pages}
          languages={languages.filter(({ code }) => question.locale === undefined || code === question.locale)}
          onAsked={onDone}
        />
      )}
    </Flex>
  );
}
