import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Drag, Duplicate, Plus, Trash } from '@strapi/icons';
import { capitalise, type Fields, holds, type Problem, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { Fragment, type ReactNode, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../../kit/IconButton.tsx';
import { Chip, PlainButton, Quiet } from '../../../kit/layout.ts';
import type { Item } from '../../../model/actions/items.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { useCommands } from '../../commands/use-commands.tsx';
import type { FieldControlProps } from '../control-props.ts';
import { fieldKey, focusField } from '../focus-field.ts';
import { startItemDrag } from '../item-drag.ts';
import { createItem, type ListItems } from '../list-items.ts';

interface ListControlProps {
  field: ListField;
  value: readonly Item[];
  items: ListItems;
  path: readonly (string | number)[];
  problems: readonly Problem[];
  /** Draws a property of an item; handed in, because it draws lists in turn. */
  renderControl(props: FieldControlProps): ReactNode;
}

/** A list: its items by title, each opening to its own settings; adding, sorting, copying, removing. */
export function ListControl({ field, value, items, path, problems, renderControl }: ListControlProps) {
  const { t, translate } = useTranslation();
  const { commands, canEdit } = useCommands();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const itemName = translate(field.itemLabel);
  const isFull = value.length >= field.max;

  const toggle = (id: string) =>
    setOpened((current) => {
      const next = new Set(current);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const add = () => {
    const item = createItem(field.item);
    if (!items.insert(item, value.length)) return;
    setOpened((current) => new Set(current).add(item.id));
    commands.announce(t('say.itemAdded', { item: nameOf(item, value.length) }));
    // What is typed next is the item's own.
    const [first = ''] = listShown(field.item as Fields, readFields(field.item, item)).map(([name]) => name);
    focusField([...path, value.length, first]);
  };
  /** To the item that took the place of one that is gone. */
  const focusItem = (index: number) =>
    requestAnimationFrame(() => {
      const title = list.current?.children[index]?.querySelector<HTMLElement>('[aria-expanded]');
      (title ?? adder.current)?.focus();
    });
  const nameOf = (item: Item, index: number) => {
    const title = field.titleProp ? readFields(field.item, item)[field.titleProp] : undefined;
    return typeof title === 'string' && title.trim() !== ''
      ? title
      : capitalise(t('list.item', { item: itemName, number: index + 1 }));
  };

  return (
    <>
      {value.length === 0 && <Quiet>{t('list.empty')}</Quiet>}
      <Items ref={list}>
        {value.map((item, index) => (
          <ItemRow
            key={item.id}
            field={field}
            item={item}
            index={index}
            count={value.length}
            name={nameOf(item, index)}
            ordinal={t('list.item', { item: itemName, number: index + 1 })}
            // A problem names the item by its place.
            problems={problems.filter((problem) => problem.path[path.length] === index)}
            isOpen={opened.has(item.id)}
            isFull={isFull}
            items={items}
            path={[...path, index]}
            renderControl={renderControl}
            onToggle={() => toggle(item.id)}
            onRemoved={() => focusItem(Math.min(index, value.length - 2))}
          />
        ))}
      </Items>
      {isFull && <Quiet>{t('list.full', { max: field.max })}</Quiet>}
      {canEdit && !isFull && (
        <PlainButton type="button" ref={adder} onClick={add} style={{ inlineSize: '100%', marginBlockStart: 6 }}>
          <Plus aria-hidden />
          {capitalise(t('list.add', { item: itemName }))}
        </PlainButton>
      )}
    </>
  );
}

interface ItemRowProps {
  field: ListField;
  item: Item;
  index: number;
  count: number;
  /** Title to read; several items may have the same. */
  name: string;
  /** Such as `slide 2`: tells the buttons of one item from another's. */
  ordinal: string;
  problems: readonly Problem[];
  isOpen: boolean;
  isFull: boolean;
  items: ListItems;
  path: readonly (string | number)[];
  renderControl(props: FieldControlProps): ReactNode;
  onToggle(): void;
  onRemoved(): void;
}

function ItemRow(props: ItemRowProps) {
  const { item, index, count, name, ordinal, problems, isOpen, isFull, items, path, onToggle, onRemoved } = props;
  const { t } = useTranslation();
  const { commands, canEdit } = useCommands();
  const id = useId();
  const row = useRef<HTMLLIElement>(null);

  const move = (to: number) => {
    if (!items.move(item.id, to)) return;
    commands.announce(t('say.itemMoved', { item: name, index: to + 1, count }));
  };
  const clone = () => {
    if (!items.clone(item.id)) return;
    commands.announce(t('say.itemAdded', { item: name }));
  };
  const remove = () => {
    if (!items.remove(item.id)) return;
    commands.announce(t('say.itemRemoved', { item: name }));
    onRemoved();
  };
  const tools = [
    { label: 'list.moveUp', icon: <ArrowUp />, disabled: index === 0, onClick: () => move(index - 1) },
    { label: 'list.moveDown', icon: <ArrowDown />, disabled: index === count - 1, onClick: () => move(index + 1) },
    { label: 'list.duplicate', icon: <Duplicate />, disabled: isFull, onClick: clone },
    { label: 'list.remove', icon: <Trash />, onClick: remove },
  ] as const;

  return (
    <li data-field={fieldKey(path)} data-item={item.id} ref={row}>
      <ItemHead
        onKeyDown={(event) => {
          const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (!canEdit || !event.altKey || !step) return;
          // Here the shortcut means the item, not the block it belongs to.
          event.preventDefault();
          event.stopPropagation();
          const to = index + step;
          if (to < 0 || to >= count) return;
          move(to);
          const { activeElement } = document;
          // Moving the row takes the focus from it.
          requestAnimationFrame(() => (activeElement as HTMLElement | null)?.focus());
        }}
      >
        {canEdit && (
          <Grip
            aria-hidden
            title={t('list.drag', { item: ordinal })}
            onPointerDown={(event) => startItemDrag(event, row.current, move)}
          >
            <Drag />
          </Grip>
        )}
        <ItemTitle type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {isOpen ? <ChevronDown aria-hidden /> : <ChevronRight aria-hidden />}
          <span>{name}</span>
          {problems.length > 0 && <Chip>{problems.length}</Chip>}
        </ItemTitle>
        {canEdit && (
          <ItemTools>
            {tools.map((tool) => (
              <IconButton small key={tool.label} {...tool} label={t(tool.label, { item: ordinal })} />
            ))}
          </ItemTools>
        )}
      </ItemHead>
      {isOpen && <ItemSettings {...props} id={id} />}
    </li>
  );
}

function ItemSettings({
  field,
  item,
  items,
  ordinal,
  problems,
  path,
  renderControl,
  id,
}: ItemRowProps & { id: string }) {
  const fields = field.item as Fields;
  const values = readFields(fields, item);
  return (
    <ItemBody id={id} role="group" aria-label={capitalise(ordinal)}>
      {listShown(fields, values).map(([prop, entry]) => (
        <Fragment key={prop}>
          {renderControl({
            path: [...path, prop],
            field: entry,
            value: values[prop],
            beside: values,
            isStored: Object.hasOwn(item, prop),
            problems: problems.filter((problem) => problem.path[path.length] === prop),
            onChange: (value) => items.set(item.id, prop, value),
          })}
        </Fragment>
      ))}
    </ItemBody>
  );
}

/** The settings of an item that its other settings call for. */
function listShown(fields: Fields, values: Readonly<Record<string, unknown>>): [name: string, field: Fields[string]][] {
  return Object.entries(fields).filter(([, entry]) => holds(entry.when, values));
}

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    border: 1px solid ${({ theme }) => theme.colors.neutral150};
    border-radius: 4px;
  }

  > li + li {
    margin-block-start: 4px;
  }

  > li[data-dragged] {
    opacity: 0.5;
  }

  > li[data-drop='before'] {
    box-shadow: 0 -3px 0 -1px ${({ theme }) => theme.colors.primary600};
  }

  > li[data-drop='after'] {
    box-shadow: 0 3px 0 -1px ${({ theme }) => theme.colors.primary600};
  }
`;

/** Where the panel is narrow, the name keeps its line and the buttons get one of their own. */
const ItemHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding-inline-end: 4px;
`;

const ItemTools = styled.div`
  display: flex;
  margin-inline-start: auto;
`;

const Grip = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 32px;
  color: ${({ theme }) => theme.colors.neutral500};
  cursor: grab;
  touch-action: none;

  svg {
    inline-size: 10px;
    block-size: 10px;
  }
`;

const ItemTitle = styled.button`
  display: flex;
  flex: 1 1 9ch;
  align-items: center;
  gap: 6px;
  min-inline-size: 0;
  min-block-size: 32px;
  padding: 2px 8px;
  border: 0;
  background: none;
  color: inherit;
  font-size: 1.25rem;
  text-align: start;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  span:first-of-type {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  svg {
    flex: none;
    inline-size: 10px;
    block-size: 10px;
  }
`;

const ItemBody = styled.div`
  padding: 6px 10px 12px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
`;
