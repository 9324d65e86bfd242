import { Checkbox, Flex } from '@strapi/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { ENTRY } from '../../../shared/envelope.ts';
import { writePagePath } from '../../../shared/page-path.ts';
import type { BoardAnswer, BoardCell, BoardPage } from '../../../shared/translation-board.ts';
import { useTranslation } from '../text/use-translation.ts';
import { noteArrival } from '../uses/arrival.ts';
import { describeState, describeTotal, listNotes } from './describe-cell.ts';
import { RequestNote } from './RequestNote.tsx';
import type { Withdraw } from './use-withdraw.ts';

interface BoardTableProps {
  answer: BoardAnswer;
  /** Code of the one language that is shown; all of them without it. */
  locale: string | undefined;
  /** For whoever does something with several pages. */
  selection?: Selection;
  /** For whoever may withdraw requests. */
  onWithdraw?: Withdraw;
}

interface Selection {
  /** Keys of pages, see `keyOfPage`. */
  chosen: ReadonlySet<string>;
  onChange(chosen: ReadonlySet<string>): void;
}

/** Pages of one entry are chosen together. */
export function keyOfPage({ contentType, documentId }: BoardPage): string {
  return `${contentType} ${documentId}`;
}

/** Pages in rows and languages in columns. What a cell says leads to the page in that language. */
export function BoardTable({ answer: { data, meta }, locale, selection, onWithdraw }: BoardTableProps) {
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
            <th scope="col">
              <Chooser label={t('ask.all')} keys={data.map(keyOfPage)} selection={selection}>
                {t('board.page')}
              </Chooser>
            </th>
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
                  <Chooser label={t('ask.page', { title })} keys={[keyOfPage(page)]} selection={selection}>
                    {title}
                    <small>{page.typeName}</small>
                  </Chooser>
                </th>
                {languages.map(({ code, name }) => {
                  const cell = page.cells[code];
                  // Of this page the person may not read this language.
                  if (cell === undefined) return <td key={code} />;
                  const { tone, lines } = describeState(cell, t);
                  const state = lines.join(', ');
                  const request = page.requests[code];
                  return (
                    <td key={code}>
                      <Link
                        to={writePagePath(page, code, isThere(page, cell))}
                        data-tone={tone}
                        aria-label={t('board.cell', { title, language: name, state })}
                        onClick={openEditor}
                      >
                        {state}
                      </Link>
                      {listNotes(cell, page.words, t, tellWhen).map((note) => (
                        <small key={note}>{note}</small>
                      ))}
                      {request && (
                        <RequestNote
                          request={request}
                          withdrawal={
                            onWithdraw && {
                              label: t('ask.withdrawOf', { person: request.person, title, language: name }),
                              onPress(button) {
                                // It goes together with its request.
                                button.closest('td')?.querySelector('a')?.focus();
                                void onWithdraw(page, code);
                              },
                            }
                          }
                        />
                      )}
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

interface ChooserProps {
  /** What the box is called. */
  label: string;
  /** What it chooses. */
  keys: readonly string[];
  selection: Selection | undefined;
  children: ReactNode;
}

/** A name with a box before it, where pages can be chosen. */
function Chooser({ label, keys, selection, children }: ChooserProps) {
  if (!selection) return children;
  const { chosen, onChange } = selection;
  const count = keys.filter((key) => chosen.has(key)).length;
  const choose = (isChosen: boolean) => {
    const others = [...chosen].filter((key) => !keys.includes(key));
    onChange(new Set(isChosen ? [...others, ...keys] : others));
  };
  return (
    <Flex gap={3} alignItems="flex-start">
      <Checkbox
        aria-label={label}
        checked={count > 0 && count < keys.length ? 'indeterminate' : count > 0}
        onCheckedChange={(isChosen) => choose(isChosen === true)}
      />
      <div>{children}</div>
    </Flex>
  );
}

/** Whether a page has an editor; an entry without a page has texts to translate, but for the original's. */
const isThere = ({ field }: BoardPage, cell: BoardCell | null) =>
  cell !== null && (field !== ENTRY || cell.origin !== null);

/** In this tab the admin is not loaded anew, and nothing else reads the end of the address. */
function openEditor({ currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLAnchorElement>): void {
  if (!ctrlKey && !metaKey && !shiftKey) noteArrival(currentTarget);
}

/** A table that is as wide as its languages need. */
export const WideTable = styled.div`
  overflow: auto;
  /* Heads and first column stay in sight; on a low screen some rows are left between them. */
  max-block-size: max(36rem, calc(100dvh - 8rem));
  /* What has the focus is not hidden by them. */
  scroll-padding: 10rem 0 0 20rem;
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

  thead > tr > * {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
    background: ${({ theme }) => theme.colors.neutral0};
  }

  thead > tr > :first-child {
    z-index: 2;
  }

  tbody > tr:first-child > * {
    border-block-start: 0;
  }

  details {
    margin-block-start: 4px;
  }

  summary {
    cursor: pointer;
    color: ${({ theme }) => theme.colors.neutral800};
    font-size: 1.2rem;
  }

  summary + * {
    margin-block-start: 4px;
  }

  details p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font-size: 1.2rem;
  }

  details button {
    margin-block-start: 8px;
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
