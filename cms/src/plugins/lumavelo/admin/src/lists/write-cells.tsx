import { Flex, Typography } from '@strapi/design-system';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { DamageMark, HiddenMark } from 'strapi-plugin-page-builder/admin/components';
import { PLUGIN_ID } from '../plugin-id.ts';

/** An entry in a list of the Content Manager. */
type Row = Record<string, unknown> & { documentId?: string; locale?: string; localizations?: { locale: string }[] };

/** A column of such a list, as far as it is used here. */
interface Column {
  name: string;
  attribute: { type?: string; customField?: string };
  cellFormatter?: (row: Row, column: Column, list: { model: string }) => ReactNode;
}

interface List {
  displayedHeaders: Column[];
}

/** What Strapi calls its column of languages. */
const LANGUAGES = 'locales';

/**
 * Writes cells of lists so that people read them, and that the status of every row stays in sight: years without a comma,
 * moments without the day of the week, chosen values in words, languages by their codes. Strapi asks this before it draws
 * a list.
 */
export function writeCells<Shown extends List>(list: Shown): Shown {
  const displayedHeaders = list.displayedHeaders.map((column, index) => {
    const cellFormatter = findWriter(column, index === 0);
    return cellFormatter ? { ...column, cellFormatter } : column;
  });
  return { ...list, displayedHeaders };
}

function findWriter({ name, attribute }: Column, isFirst: boolean): Column['cellFormatter'] {
  if (attribute.customField === `plugin::${PLUGIN_ID}.year`) return (row) => <Cell>{String(row[name] ?? '-')}</Cell>;
  if (attribute.type === 'datetime') return (row) => <Moment value={row[name]} />;
  if (attribute.type === 'enumeration') return (row) => <Chosen value={row[name]} entry={isFirst ? row : undefined} />;
  if (name === LANGUAGES) return (row, _, { model }) => <Languages entry={row} model={model} />;
  return undefined;
}

function Cell({ children }: { children: string }) {
  return <Typography textColor="neutral800">{children}</Typography>;
}

function Moment({ value }: { value: unknown }) {
  const { formatDate } = useIntl();
  return (
    <Cell>{typeof value === 'string' ? formatDate(value, { dateStyle: 'medium', timeStyle: 'short' }) : '-'}</Cell>
  );
}

/** A value that was chosen from a few. In the first column it leads to the entry, as a cell that Strapi writes does. */
function Chosen({ value, entry }: { value: unknown; entry: Row | undefined }) {
  const { formatMessage } = useIntl();
  if (typeof value !== 'string') return <Cell>-</Cell>;
  const words = formatMessage({ id: value, defaultMessage: value });
  if (!entry?.documentId) return <Cell>{words}</Cell>;
  return (
    <EntryLink documentId={entry.documentId} locale={entry.locale}>
      {words}
    </EntryLink>
  );
}

/** The languages that an entry has; each leads to the entry in it. What is said of a page is of one language. */
function Languages({ entry, model }: { entry: Row; model: string }) {
  const { locale, localizations, documentId = '' } = entry;
  const present = new Set([locale ?? '', ...(localizations ?? []).map((other) => other.locale)]);
  return (
    <Flex gap={2} wrap="wrap">
      {[...present].toSorted().map((code) => (
        <EntryLink key={code} documentId={documentId} locale={code}>
          {code}
        </EntryLink>
      ))}
      <DamageMark entry={entry} model={model} />
      <HiddenMark entry={entry} model={model} />
    </Flex>
  );
}

function EntryLink(props: { documentId: string; locale: string | null | undefined; children: string }) {
  const { documentId, locale, children } = props;
  const search = locale ? new URLSearchParams({ 'plugins[i18n][locale]': locale }).toString() : '';
  return (
    <Typography
      tag={Link}
      to={{ pathname: documentId, search }}
      // The row leads to the entry in the language of the list.
      onClick={(event: MouseEvent) => event.stopPropagation()}
      textColor="neutral800"
    >
      {children}
    </Typography>
  );
}
