import { Plus, Trash } from '@strapi/icons';
import { capitalise, type Problem, readFields } from 'page-format';
import type { ListField, TextField } from 'page-format/fields';
import { type ComponentProps, useId, useRef } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../kit/IconButton.tsx';
import { isComposing } from '../../../kit/is-composing.ts';
import { Input, PlainButton, Quiet } from '../../../kit/layout.ts';
import { useLimitedText } from '../../../kit/use-limited-text.ts';
import type { Item } from '../../../model/actions/items.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { useCommands } from '../../commands/use-commands.tsx';
import { fieldKey } from '../focus-field.ts';
import { LimitNote } from '../LimitNote.tsx';
import { createItem, type ListItems } from '../list-items.ts';

interface RowsControlProps {
  field: ListField;
  value: readonly Item[];
  items: ListItems;
  path: readonly (string | number)[];
  problems: readonly Problem[];
}

/** A list of short texts in columns, such as keys and values. Enter goes on to the next row, and makes one at the end. */
export function RowsControl({ field, value, items, path, problems }: RowsControlProps) {
  const { t, translate } = useTranslation();
  const { commands } = useCommands();
  const id = useId();
  const table = useRef<HTMLTableElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const columns = Object.entries(field.item as unknown as Record<string, TextField>);
  const itemName = translate(field.itemLabel);
  const nameOf = (index: number) => t('list.item', { item: itemName, number: index + 1 });
  const isFull = value.length >= field.max;

  // A row that was just made is drawn in the next frame.
  const focusRow = (index: number) =>
    requestAnimationFrame(() => {
      const cell = table.current?.tBodies[0]?.rows[index]?.querySelector('input');
      if (cell) cell.focus();
      else adder.current?.focus();
    });
  const add = () => {
    if (isFull) return;
    if (!items.insert(createItem(field.item), value.length)) return;
    commands.announce(t('say.itemAdded', { item: nameOf(value.length) }));
    focusRow(value.length);
  };
  const remove = (item: Item, index: number) => {
    if (!items.remove(item.id)) return;
    commands.announce(t('say.itemRemoved', { item: nameOf(index) }));
    focusRow(Math.min(index, value.length - 2));
  };

  return (
    <>
      {value.length === 0 && <Quiet>{t('list.empty')}</Quiet>}
      {value.length > 0 && (
        <Table ref={table}>
          <thead>
            <tr>
              {columns.map(([prop, column]) => (
                <th key={prop} scope="col" id={`${id}-${prop}`}>
                  {translate(column.label)}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {value.map((item, index) => (
              <Row
                key={item.id}
                {...{ field, item, items, columns }}
                id={`${id}-${item.id}`}
                path={[...path, index]}
                name={nameOf(index)}
                problems={problems.filter((problem) => problem.path[path.length] === index)}
                onEnter={() => (index === value.length - 1 ? add() : focusRow(index + 1))}
                onRemove={() => remove(item, index)}
              />
            ))}
          </tbody>
        </Table>
      )}
      {isFull ? (
        <Quiet>{t('list.full', { max: field.max })}</Quiet>
      ) : (
        <PlainButton ref={adder} type="button" onClick={add} style={{ inlineSize: '100%', marginBlockStart: 6 }}>
          <Plus aria-hidden />
          {capitalise(t('list.add', { item: itemName }))}
        </PlainButton>
      )}
    </>
  );
}

interface RowProps extends Omit<RowsControlProps, 'value'> {
  item: Item;
  columns: readonly [prop: string, column: TextField][];
  /** Of what is wrong with the row. */
  id: string;
  name: string;
  onEnter(): void;
  onRemove(): void;
}

function Row({ field, item, items, columns, id, path, name, problems, onEnter, onRemove }: RowProps) {
  const { t, translate } = useTranslation();
  const values = readFields(field.item, item);
  return (
    <>
      <tr data-field={fieldKey(path)}>
        {columns.map(([prop, column]) => (
          <td key={prop} data-field={fieldKey([...path, prop])}>
            <Cell
              aria-label={t('name.part', { name, part: translate(column.label) })}
              aria-invalid={problems.some((problem) => problem.path[path.length] === prop) || undefined}
              aria-describedby={problems.length > 0 ? id : undefined}
              placeholder={column.placeholder}
              limit={column.maxLength}
              spellCheck={false}
              value={String(values[prop] ?? '')}
              onText={(text) => items.set(item.id, prop, text)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event)) return;
                event.preventDefault();
                onEnter();
              }}
            />
          </td>
        ))}
        <td>
          <IconButton small label={t('list.remove', { item: name })} icon={<Trash />} onClick={onRemove} />
        </td>
      </tr>
      {problems.length > 0 && (
        <tr>
          <Problems id={id} colSpan={columns.length + 1}>
            {problems.map((problem) => translate(problem.message)).join(' ')}
          </Problems>
        </tr>
      )}
    </>
  );
}

interface CellProps extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'ref'> {
  value: string;
  /** In characters, as `countCharacters` of `page-format` counts. */
  limit: number;
  onText(text: string): void;
}

function Cell({ limit, onText, ...attributes }: CellProps) {
  const { rest, listeners } = useLimitedText(attributes.value, limit, onText);
  return (
    <>
      <Input {...attributes} {...listeners} type="text" />
      <LimitNote value={attributes.value} limit={limit} rest={rest} />
    </>
  );
}

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th {
    padding-block-end: 2px;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
    font-weight: 500;
    text-align: start;
  }

  td {
    padding-block: 2px;
    padding-inline-end: 4px;
  }

  tr > :last-child:not(:only-child) {
    inline-size: 26px;
    padding-inline-end: 0;
  }
`;

const Problems = styled.td`
  color: ${({ theme }) => theme.colors.danger600};
  font-size: 1.15rem;
`;
