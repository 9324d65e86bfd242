import { useState } from 'react';
import styled from 'styled-components';
import { isComposing } from '../../kit/is-composing.ts';
import { DialogForm, Input, PlainButton, PrimaryButton, Quiet } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { blockFromTree } from '../../model/convert.ts';
import { outermostInOrder } from '../../model/tree-order.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useIsSection } from './sections-context.tsx';
import { putInPlaceOf } from './sync-and-detach.ts';
import { useSectionCalls } from './use-sections.ts';

/** Asks for a name, and keeps the selected blocks under it. */
export function SaveSection({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const { commands, names, canEdit } = useCommands();
  const store = useEditorStore();
  const { tree, selection } = store.getSession();
  const { save } = useSectionCalls();
  const [name, setName] = useState('');
  const [isSynced, setSynced] = useState(false);
  const isSection = useIsSection();
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const count = selection.blocks.length;

  const submit = async () => {
    if (name.trim() === '' || isSaving) return;
    setFailure('');
    setSaving(true);
    try {
      const ids = outermostInOrder(tree, selection.blocks);
      const section = { name: name.trim() };
      const documentId = await save(
        section.name,
        ids.map((id) => blockFromTree(tree, id)),
      );
      const isPlaced = isSynced && putInPlaceOf(store, ids, { ...section, documentId });
      commands.announce(t(isPlaced ? 'synced.savedHere' : 'sections.saved', section));
      onClose();
    } catch (error) {
      setFailure(describeFailure(error, t));
      setSaving(false);
    }
  };

  return (
    <Sheet label={t('sections.save')} onClose={onClose}>
      <DialogForm>
        <h2>{t('sections.save')}</h2>
        {count === 0 ? (
          <Quiet>{t('sections.selectFirst')}</Quiet>
        ) : (
          <>
            <Quiet>{t('sections.about', { block: names.block(tree, selection.blocks.at(-1) ?? ''), count })}</Quiet>
            <label htmlFor="section-name">{t('sections.name')}</label>
            <Input
              id="section-name"
              autoFocus
              value={name}
              maxLength={100}
              onChange={(event) => setName(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event)) return;
                // Else the same press reaches the button that gets the focus when this closes.
                event.preventDefault();
                void submit();
              }}
            />
            {canEdit && !isSection && (
              <Check>
                <input type="checkbox" checked={isSynced} onChange={(event) => setSynced(event.target.checked)} />
                {t('synced.keepHere')}
              </Check>
            )}
          </>
        )}
        {failure && <Quiet role="alert">{t('common.failed', { message: failure })}</Quiet>}
        <div>
          <PlainButton type="button" onClick={onClose}>
            {t('common.cancel')}
          </PlainButton>
          {count > 0 && (
            <PrimaryButton type="button" disabled={name.trim() === '' || isSaving} onClick={() => void submit()}>
              {t('sections.save')}
            </PrimaryButton>
          )}
        </div>
      </DialogForm>
    </Sheet>
  );
}

const Check = styled.label`
  display: flex;
  align-items: start;
  gap: 8px;

  input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin: 2px 0 0;
  }
`;
