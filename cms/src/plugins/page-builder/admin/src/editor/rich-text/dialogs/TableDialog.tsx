import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { Input } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { ConfirmButtons, Line, SmallDialog } from './SmallDialog.tsx';
import { readTableSize, TABLE_SIZE } from './table-size.ts';

interface TableDialogProps {
  editor: Editor;
  onClose(): void;
}

/** Inserts a table with a header row. The dialog is made anew each time, so it always begins with three by three. */
export function TableDialog({ editor, onClose }: TableDialogProps) {
  const { t } = useTranslation();
  const [rows, setRows] = useState(String(TABLE_SIZE.default));
  const [columns, setColumns] = useState(String(TABLE_SIZE.default));

  const insert = () => {
    onClose();
    const size = {
      rows: readTableSize(rows, TABLE_SIZE.max.rows),
      cols: readTableSize(columns, TABLE_SIZE.max.columns),
    };
    editor
      .chain()
      .focus()
      .insertTable({ ...size, withHeaderRow: true })
      .run();
  };

  const field = (label: string, value: string, max: number, onChange: (value: string) => void, isFirst: boolean) => (
    <Line>
      {label}
      <Input
        autoFocus={isFirst}
        type="number"
        min={TABLE_SIZE.min}
        max={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={() => onChange(String(readTableSize(value, max)))}
      />
    </Line>
  );

  return (
    <SmallDialog title={t('richText.tableTitle')} onClose={onClose} onEnter={insert}>
      {field(t('richText.tableRows'), rows, TABLE_SIZE.max.rows, setRows, true)}
      {field(t('richText.tableColumns'), columns, TABLE_SIZE.max.columns, setColumns, false)}
      <ConfirmButtons label={t('richText.insert')} onCancel={onClose} onConfirm={insert} />
    </SmallDialog>
  );
}
