import { Cross } from '@strapi/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../../kit/ActionButton.tsx';
import { IconButton } from '../../../kit/IconButton.tsx';
import { isComposing } from '../../../kit/is-composing.ts';
import { Input } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';
import { FindControls } from '../../find/FindControls.tsx';
import { endSearch, findState, replaceAllMatches, replaceMatch, search, stepMatch } from './find-extension.ts';

interface FindBarProps {
  editor: Editor;
  onClose(): void;
}

/** Find and replace. Enter goes to the next match, Shift and Enter to the one before, Escape back into the text. */
export function FindBar({ editor, onClose }: FindBarProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(() => selectedText(editor));
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { count, current } = useEditorState({
    editor,
    selector: ({ editor: { state } }) => {
      const found = findState(state);
      return { count: found.matches.length, current: found.current };
    },
  });

  useEffect(() => search(editor, { text, matchCase }), [editor, text, matchCase]);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  const close = () => {
    onClose();
    endSearch(editor);
    editor.commands.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      if (event.target === field.current) stepMatch(editor, event.shiftKey ? -1 : 1);
      else if (event.target.type === 'text') replaceMatch(editor, replacement);
    }
  };

  return (
    <Bar role="search" aria-label={t('richText.find')} onKeyDown={onKeyDown}>
      <Input
        ref={field}
        type="text"
        aria-label={t('richText.findText')}
        placeholder={t('richText.findText')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FindControls
        found={text && t('richText.findCount', { current: current + 1, count })}
        isEmpty={count === 0}
        matchCase={matchCase}
        onMatchCase={setMatchCase}
        step={(by) => stepMatch(editor, by)}
      />
      {editor.isEditable && (
        <>
          <Input
            type="text"
            aria-label={t('richText.replaceWith')}
            placeholder={t('richText.replaceWith')}
            value={replacement}
            onChange={(event) => setReplacement(event.target.value)}
          />
          <ActionButton disabled={count === 0} onClick={() => replaceMatch(editor, replacement)}>
            {t('common.replace')}
          </ActionButton>
          <ActionButton disabled={count === 0} onClick={() => replaceAllMatches(editor, replacement)}>
            {t('richText.replaceAll')}
          </ActionButton>
        </>
      )}
      <IconButton label={t('richText.findClose')} shortcut="Escape" icon={<Cross />} onClick={close} />
    </Bar>
  );
}

/** A short selection is what somebody wants to find. */
function selectedText({ state }: Editor): string {
  const { from, to } = state.selection;
  const text = state.doc.textBetween(from, to, '\n');
  return text.length <= 100 && !text.includes('\n') ? text : '';
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 8px 14px;
  background: ${({ theme }) => theme.colors.neutral100};

  > input {
    flex: 1 1 150px;
    inline-size: auto;
  }

  > label {
    white-space: nowrap;
  }
`;
