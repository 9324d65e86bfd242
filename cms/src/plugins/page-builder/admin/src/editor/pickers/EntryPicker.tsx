import { type KeyboardEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { ListedEntry, PickerFilter } from '../../api/picker-sources.ts';
import { isComposing } from '../../kit/is-composing.ts';
import { Input, PlainButton, Quiet, Select } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useEntryLocale } from '../entry-context.ts';
import { OptionList } from './OptionList.tsx';
import { findSource } from './sources.ts';
import { useEntrySearch } from './use-entry-search.ts';

interface EntryPickerProps {
  /** Such as `api::page.page`. */
  contentType: string;
  titleField: string;
  onPick(entry: ListedEntry): void;
  onClose(): void;
}

/**
 * Searches the entries of a content type, in the language of the page, and lets one be chosen. The focus stays in the
 * search box: arrow keys go through the list, Enter takes the entry, Escape closes (the ARIA pattern of a combobox).
 */
export function EntryPicker({ contentType, titleField, onPick, onClose }: EntryPickerProps) {
  const { t } = useTranslation();
  const locale = useEntryLocale();
  const source = findSource(contentType);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState('');
  const search = { query, locale, filter: filter || undefined };
  const { entries, isLoading, problem } = useEntrySearch(contentType, titleField, search);
  const [active, setActive] = useState(0);
  const id = useId();
  const index = Math.min(active, entries.length - 1);

  const options = entries.map((entry) => ({
    key: entry.documentId,
    name: String(entry[titleField] || t('reference.unnamed', { documentId: entry.documentId })),
    detail: source.detail?.(entry),
    entry,
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const entry = entries[index];
    const count = entries.length;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'ArrowDown' && count > 0) setActive((index + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive((index - 1 + count) % count);
    else if (event.key !== 'Enter') return;
    else if (entry && !isLoading) onPick(entry);
    event.preventDefault();
  };

  return (
    <Box role="group" aria-label={t('reference.choose')}>
      <Input
        autoFocus
        type="search"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-label={t('reference.search')}
        aria-controls={`${id}-list`}
        aria-activedescendant={entries.length > 0 ? `${id}-${index}` : undefined}
        placeholder={t('reference.search')}
        maxLength={200}
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {source.filter && <FilterSelect filter={source.filter} value={filter} onChange={setFilter} />}
      <OptionList
        id={id}
        label={t('reference.list')}
        isBusy={isLoading}
        options={options}
        active={index}
        onChoose={({ entry }) => onPick(entry)}
      />
      <Quiet role="status">
        {isLoading && t('reference.loading')}
        {!isLoading && !problem && entries.length === 0 && t('reference.none')}
      </Quiet>
      {problem && <Problem role="alert">{t('reference.failed', { message: problem })}</Problem>}
      <PlainButton type="button" onClick={onClose}>
        {t('common.close')}
      </PlainButton>
    </Box>
  );
}

function FilterSelect(props: { filter: PickerFilter; value: string; onChange(value: string): void }) {
  const { filter, value, onChange } = props;
  const { formatMessage } = useIntl();
  return (
    <Select aria-label={formatMessage(filter.label)} value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{formatMessage(filter.any)}</option>
      {filter.options.map((option) => (
        <option key={option.value} value={option.value}>
          {formatMessage(option.label, option.values)}
        </option>
      ))}
    </Select>
  );
}

const Box = styled.div`
  display: grid;
  gap: 6px;
  margin-block-start: 6px;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 4px;
  background: ${({ theme }) => theme.colors.neutral100};
`;

const Problem = styled.p`
  color: ${({ theme }) => theme.colors.danger600};
  font-size: 1.15rem;
`;
