import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { isComposing } from '../../../kit/is-composing.ts';
import { dialogLook, PlainButton, PrimaryButton } from '../../../kit/layout.ts';
import { useTranslation } from '../../../text/use-translation.ts';

interface SmallDialogProps {
  title: string;
  /** `alertdialog` for a question that has to be answered. */
  role?: 'alertdialog';
  onClose(): void;
  /** What Enter does in a field of the dialog. */
  onEnter?(): void;
  children: ReactNode;
}

/**
 * A dialog over the rich-text dialog: it takes the keys while it is open, and gives the focus back where it was. The
 * browser's own, because it lies over the one it was opened from by itself. The design system's is drawn into the body,
 * where the rich-text dialog makes it unreachable.
 */
export function SmallDialog({ title, role, onClose, onEnter, children }: SmallDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (isComposing(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    }
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && onEnter) {
      event.preventDefault();
      onEnter();
    }
  };

  return (
    <Box
      ref={dialog}
      role={role}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h3 id={titleId}>{title}</h3>
      {children}
    </Box>
  );
}

const Box = styled.dialog`
  ${dialogLook}
  inline-size: min(420px, calc(100vw - 48px));
  padding: 18px 20px;
  font-size: 1.3rem;
  line-height: 1.45;

  &::backdrop {
    background: rgb(24 24 38 / 30%);
  }

  > h3 {
    padding-block-end: 12px;
    font-size: 1.5rem;
    font-weight: 600;
  }
`;

interface ConfirmButtonsProps {
  /** `Confirm` unless said otherwise. */
  label?: string;
  onCancel(): void;
  onConfirm(): void;
  /** Further buttons, before these two. */
  children?: ReactNode;
}

/** The ways out of a dialog. */
export function ConfirmButtons({ label, onCancel, onConfirm, children }: ConfirmButtonsProps) {
  const { t } = useTranslation();
  return (
    <Buttons>
      {children}
      <PlainButton type="button" onClick={onCancel}>
        {t('common.cancel')}
      </PlainButton>
      <PrimaryButton type="button" onClick={onConfirm}>
        {label ?? t('richText.confirm')}
      </PrimaryButton>
    </Buttons>
  );
}

/** Whether a link opens in a new tab. */
export function NewTabBox({ isNewTab, onChange }: { isNewTab: boolean; onChange(isNewTab: boolean): void }) {
  const { t } = useTranslation();
  return (
    <CheckLine>
      <input type="checkbox" checked={isNewTab} onChange={(event) => onChange(event.target.checked)} />
      {t('richText.linkNewTab')}
    </CheckLine>
  );
}

/** A label over its control. */
export const Line = styled.label`
  display: grid;
  gap: 4px;
  padding-block-end: 12px;
  font-weight: 500;
`;

const CheckLine = styled.label`
  display: flex;
  align-items: center;
  gap: 8px;
  padding-block-end: 12px;

  input {
    inline-size: 16px;
    block-size: 16px;
    accent-color: ${({ theme }) => theme.colors.primary600};
  }
`;

export const Refusal = styled.p`
  padding-block-end: 12px;
  color: ${({ theme }) => theme.colors.danger600};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  padding-block-start: 6px;
`;
