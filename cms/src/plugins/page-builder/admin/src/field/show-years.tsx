import { Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { PLUGIN_ID } from '../plugin-id.ts';

type Row = Record<string, unknown>;

/** A column of the Content Manager's lists, as far as it is used here. */
interface Column {
  name: string;
  attribute: { customField?: string };
  cellFormatter?: (row: Row, column: Column) => ReactNode;
}

interface List {
  displayedHeaders: Column[];
}

/** Writes years in lists as they are said, where Strapi writes 2,026. Strapi asks this before it draws a list. */
export function showYears<Shown extends List>(list: Shown): Shown {
  const isYear = ({ attribute }: Column) => attribute.customField === `plugin::${PLUGIN_ID}.year`;
  return {
    ...list,
    displayedHeaders: list.displayedHeaders.map((column) =>
      isYear(column) ? { ...column, cellFormatter: writeYear } : column,
    ),
  };
}

function writeYear(row: Row, { name }: Column): ReactNode {
  return <Typography textColor="neutral800">{String(row[name] ?? '-')}</Typography>;
}
