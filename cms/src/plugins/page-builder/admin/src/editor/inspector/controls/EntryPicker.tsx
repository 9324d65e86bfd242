import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useId, useState } from 'react';
import styled from 'styled-components';
import { useText } from '../../../text/use-text.ts';
import { Input, PlainButton, Quiet } from '../../chrome/layout.ts';
import { useEntryLocale } from '../../entry-context.ts';

/** An entry as the content manager lists it. */
export interface ListedEntry {
  documentId: string;
  [field: string]: unknown;
}

interface EntryPickerProps {
  /** Such as `api::page.page`. */
  contentType: string;
  titleField: string;
  /** Field shown after the title, such as a page's slug. */
  detailField?: string;
  onPick(entry: ListedEntry): void;
  onClose(): void;
}

type Result = { entries: ListedEntry[] } | { message: string };

const SEARCH_AFTER_MS = 250;

/** Searches the entries of a content type, in the language of the page, and lets one be chosen. */
export function EntryPicker({ contentType, titleField, detailField, onPick, onClose }: EntryPickerProps) {
  const { say } = useText();
  const { get } = useFetchClient();
  const locale = useEntryLocale();
  const [query, setQuery] = useState('');
  const [result, setResult] = useState<Result | undefined>();
  const id = useId();

  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { data } = await get<{ results: ListedEntry[] }>(`/content-manager/collection-types/${contentType}`, {
          params: { locale, pageSize: 20, sort: `${titleField}:ASC`, ...(query.trim() && { _q: query.trim() }) },
          signal: controller.signal,
        });
        setResult({ entries: data.results });
      } catch (error) {
        if (!controller.signal.aborted) setResult({ message: (error as Error).message });
      }
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, contentType, titleField, locale, query]);

  return (
    <Box
      role="group"
      aria-label={say('reference.choose')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      <Input
        autoFocus
        type="search"
        aria-label={say('reference.search')}
        aria-controls={id}
        placeholder={say('reference.search')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Results id={id} aria-live="polite">
        {result && 'message' in result && <li>{say('reference.failed', { message: result.message })}</li>}
        {result && 'entries' in result && result.entries.length === 0 && <li>{say('reference.none')}</li>}
        {result &&
          'entries' in result &&
          result.entries.map((entry) => (
            <li key={entry.documentId}>
              <button type="button" onClick={() => onPick(entry)}>
                {String(entry[titleField] || say('reference.unnamed', { documentId: entry.documentId }))}
                {detailField && <Quiet as="span"> {`/${entry[detailField] ?? ''}`}</Quiet>}
              </button>
            </li>
          ))}
      </Results>
      <PlainButton type="button" onClick={onClose}>
        {say('reference.close')}
      </PlainButton>
    </Box>
  );
}

const Box = styled.div`
  margin-block-start: 6px;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
`;

const Results = styled.ul`
  overflow: auto;
  max-block-size: 220px;
  margin: 6px 0;
  padding: 0;
  list-style: none;

  button {
    inline-size: 100%;
    padding: 5px 8px;
    border: 0;
    border-radius: 3px;
    background: none;
    color: inherit;
    font-size: 1.25rem;
    text-align: start;
    cursor: pointer;
  }

  button:hover,
  button:focus-visible {
    background: ${({ theme }) => theme.colors.primary100};
    outline: none;
  }
`;
