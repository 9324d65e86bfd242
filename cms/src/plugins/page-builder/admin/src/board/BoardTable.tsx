import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { writePagePath } from '../../../shared/page-path.ts';
import type { BoardAnswer } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';
import { noteArrival } from '../uses/arrival.ts';
import { describeState, describeTotal, listNotes } from './describe-cell.ts';

interface BoardTableProps {
  answer: BoardAnswer;
  /** Code of the one language that is shown; all of them without it. */
  locale: string | undefined;
}

/** Pages in rows and languages in columns. What a cell says leads to the page in that language. */
export function BoardTable({ answer: { data, meta }, locale }: BoardTableProps) {
  const { t } = useTranslation();
  const { formatDate } = useIntl();
  const tellWhen = (when: string) => formatDate(when, { dateStyle: 'medium' });
  const languages = meta.languages.filter(({ code }) => locale === undefined || code === locale);
  return (
    <WideTable>
      <table>
        <caption>{t('board.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('board.page')}</th>
            {languages.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
                {describeTotal(meta.totals[code], t).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((page) => {
            const title = page.title ?? t('board.untitled');
            return (
              <tr key={`${page.contentType} ${page.documentId} ${page.field}`}>
                <th scope="row">
                  {title}
                  <small>{page.typeName}</small>
                </th>
                {languages.map(({ code, name }) => {
                  const cell = page.cells[code];
                  // Of this page the person may not read this language.
                  if (cell === undefined) return <td key={code} />;
                  const { tone, lines } = describeState(cell, t);
                  const state = lines.join(', ');
                  return (
                    <td key={code}>
                      <Link
                        to={writePagePath(page, code, cell !== null)}
                        data-tone={tone}
                        aria-label={t('board.cell', { title, language: name, state })}
                        onClick={openEditor}
                      >
                        {state}
                      </Link>
                      {listNotes(cell, page.words, t, tellWhen).map((note) => (
                        <small key={note}>{note}</small>
                      ))}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
}

/** In this tab the admin is not loaded anew, and nothing else reads the end of the address. */
function openEditor({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLAnchorElement>): void {
  if (!ctrlKey && !metaKey && !shiftKey) noteArrival(currentTarget);
}

/** A table that is as wide as its languages need. */
export const WideTable = styled.div`
  overflow-x: auto;
  border: 1px solid ${({ theme }) => theme.colors.neutral150};
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  color: ${({ theme }) => theme.colors.neutral800};
  font-size: 1.4rem;
  line-height: 1.43;

  table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
  }

  caption {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: clip;
    clip-path: inset(50%);
  }

  th,
  td {
    min-inline-size: 13rem;
    padding: 12px 16px;
    text-align: start;
    vertical-align: top;
  }

  tr + tr > *,
  tbody > tr > * {
    border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
  }

  th {
    font-weight: 600;
  }

  tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    min-inline-size: 14rem;
    border-inline-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    background: ${({ theme }) => theme.colors.neutral0};
    overflow-wrap: break-word;
  }

  small {
    display: block;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.2rem;
    font-weight: 400;
  }

  a {
    color: ${({ theme }) => theme.colors.neutral800};
    text-decoration: underline;
    text-decoration-color: ${({ theme }) => theme.colors.neutral300};
    text-underline-offset: 3px;
  }

  a:hover {
    text-decoration-color: currentcolor;
  }

  a[data-tone='open'] {
    color: ${({ theme }) => theme.colors.primary700};
    font-weight: 600;
  }

  a[data-tone='missing'] {
    color: ${({ theme }) => theme.colors.danger700};
  }
`;
