import { LONGEST_REASON, type Problem, PUT_ASIDE, withPutAside } from 'page-format';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { isComposing } from '../../kit/is-composing.ts';
import { Input, PlainButton } from '../../kit/layout.ts';
import { useLimitedText } from '../../kit/use-limited-text.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { LimitNote } from '../inspector/LimitNote.tsx';
import { useCheckNow } from './use-problems.tsx';

interface PutAsideFormProps {
  problem: Problem;
  /** Id of the sentence that the button is about. */
  describedBy: string;
}

/** Puts advice aside, once a reason is given: the next one at the page is to know why. */
export function PutAsideForm({ problem, describedBy }: PutAsideFormProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const store = useEditorStore();
  const checkNow = useCheckNow();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const limited = useLimitedText(reason, LONGEST_REASON, setReason);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    field.current?.focus();
    // With its buttons, at the lower edge of the panel.
    field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  if (!isOpen) {
    return (
      <PlainButton type="button" ref={opener} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {t('problems.putAside')}
      </PlainButton>
    );
  }

  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const putAside = () => {
    const block = store.getSession().tree.blocks.get(problem.blockId);
    if (reason.trim() === '' || !block) return field.current?.focus();
    const value = withPutAside(block, problem, reason.trim());
    // The row goes with its form; its place is taken by the next one, or by the list of those put aside.
    const panel = field.current?.closest<HTMLElement>('[data-region]');
    store.perform({ type: 'setProp', id: block.id, prop: PUT_ASIDE, value });
    checkNow();
    commands.announce(t('problems.isPutAside'));
    requestAnimationFrame(() => panel?.focus());
  };
  return (
    <Form
      aria-label={t('problems.putAside')}
      onSubmit={(event) => {
        event.preventDefault();
        putAside();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        event.preventDefault();
        event.stopPropagation();
        close();
      }}
    >
      <label htmlFor={id}>{t('problems.reason')}</label>
      <Input ref={field} id={id} type="text" required value={reason} {...limited.listeners} />
      <LimitNote value={reason} limit={LONGEST_REASON} rest={limited.rest} />
      <PlainButton type="submit">{t('problems.putAsideNow')}</PlainButton>
      <PlainButton type="button" onClick={close}>
        {t('common.cancel')}
      </PlainButton>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: 6px;
  align-items: center;

  label {
    flex: 1 1 100%;
    font-size: 1.2rem;
  }

  input {
    flex: 1 1 100%;
  }
`;
