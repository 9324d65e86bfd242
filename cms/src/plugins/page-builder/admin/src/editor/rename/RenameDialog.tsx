import { LONGEST_NAME } from 'page-format';
import { useId, useState } from 'react';
import { isComposing } from '../../kit/is-composing.ts';
import { DialogForm, Input, PlainButton, PrimaryButton, Quiet } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useLimitedText } from '../../kit/use-limited-text.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { LimitNote } from '../inspector/LimitNote.tsx';

/** Asks what the selected block is to be called in the editor. */
export function RenameDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { commands, names } = useCommands();
  const store = useEditorStore();
  const { tree, selection } = store.getSession();
  const [block] = useState(() => tree.blocks.get(selection.blocks.at(-1) ?? ''));
  const [name, setName] = useState(block?.name ?? '');
  const { rest, listeners } = useLimitedText(name, LONGEST_NAME, setName);
  const field = useId();
  const note = useId();
  if (!block) return null;

  const submit = () => {
    commands.rename(block.id, name);
    onClose();
  };
  return (
    <Sheet label={t('rename.title')} onClose={onClose}>
      <DialogForm>
        <h2>{t('rename.title')}</h2>
        <label htmlFor={field}>{t('rename.label', { kind: names.type(block.type) })}</label>
        <Input
          id={field}
          autoFocus
          autoComplete="off"
          value={name}
          aria-describedby={note}
          onFocus={(event) => event.target.select()}
          {...listeners}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Else the same press reaches what gets the focus when this closes.
            event.preventDefault();
            submit();
          }}
        />
        <LimitNote value={name} limit={LONGEST_NAME} rest={rest} />
        <Quiet id={note}>{t('rename.about')}</Quiet>
        <div>
          <PlainButton type="button" onClick={onClose}>
            {t('common.cancel')}
          </PlainButton>
          <PrimaryButton type="button" onClick={submit}>
            {t('editor.save')}
          </PrimaryButton>
        </div>
      </DialogForm>
    </Sheet>
  );
}
