import { type Layout, readFields } from 'page-format';
import type { ListField } from 'page-format/fields';
import { useId } from 'react';
import styled from 'styled-components';
import { readItems } from '../../model/actions/items.ts';
import { useBlock, useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { IconChoice } from './controls/IconChoice.tsx';
import { createItem } from './list-items.ts';

interface LayoutChoiceProps {
  /** Of the block. */
  id: string;
  layouts: readonly Layout[];
}

/** The layouts of a block's areas as pictures; choosing one keeps what stands in the areas. */
export function LayoutChoice({ id, layouts }: LayoutChoiceProps) {
  const { t, translate } = useTranslation();
  const { canEdit, commands } = useCommands();
  const store = useEditorStore();
  const label = useId();
  const block = useBlock(id);
  const definition = store.registry.get(block?.type ?? '');
  const list = definition?.itemAreas?.list;
  if (!list) return null;
  const items = readItems(store.getSession().tree, id, list, store.registry) ?? [];
  const field = definition.props[list] as ListField;
  const values = items.map((item) => readFields(field.item, item));

  const choose = (index: number) => {
    const layout = layouts[index];
    if (!layout) return;
    const isDone = store.perform({
      type: 'arrangeItems',
      id,
      items: layout.items.map((values, place) => ({ ...(items[place] ?? createItem(field.item)), ...values })),
    });
    if (isDone) commands.announce(t('layout.chosen', { layout: translate(layout.label) }));
  };

  return (
    <Group role="group" aria-labelledby={label} disabled={!canEdit}>
      <Label id={label}>{t('layout.label')}</Label>
      <IconChoice
        id={label}
        describedBy={undefined}
        options={layouts.map((layout, value) => ({ value, label: layout.label, drawing: layout.drawing }))}
        value={layouts.findIndex((layout) => isLaidOut(values, layout))}
        onChange={choose}
      />
    </Group>
  );
}

function isLaidOut(items: readonly Readonly<Record<string, unknown>>[], layout: Layout): boolean {
  return (
    items.length === layout.items.length &&
    layout.items.every((values, index) =>
      Object.entries(values).every(([name, value]) => items[index]?.[name] === value),
    )
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 4px 0 12px;
  border: 0;
  border-block-end: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

const Label = styled.p`
  padding-block-end: 4px;
  font-weight: 500;
`;
