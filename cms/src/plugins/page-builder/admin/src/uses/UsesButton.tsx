import { type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useServer } from '../host/editor-host.tsx';
import { PlainButton } from '../kit/layout.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { useTranslation } from '../text/use-translation.ts';
import { UsesList } from './UsesList.tsx';
import type { UseTarget } from './use-uses.ts';

interface UsesButtonProps {
  target: UseTarget;
  /** What the button says; "Where used" without it. */
  label?: string;
  /** Its name for programs that read out, where the label alone does not say of what. */
  name?: string;
}

/**
 * In the editor: the button that lists where something is used. The list stands in the editor's screen, because the panel
 * of settings holds what is fixed in it.
 */
export function UsesButton({ target, label, name }: UsesButtonProps) {
  const { t } = useTranslation();
  const { get } = useServer();
  const [screen, setScreen] = useState<Element>();
  const close = () => setScreen(undefined);
  const open = ({ currentTarget }: MouseEvent) => setScreen(findScreen(currentTarget));
  return (
    <>
      <PlainButton type="button" aria-label={name} onClick={open}>
        {label ?? t('uses.title')}
      </PlainButton>
      {screen &&
        createPortal(
          <Sheet label={t('uses.title')} onClose={close}>
            <Body>
              <h2>{t('uses.title')}</h2>
              <UsesList target={target} get={get} />
              <PlainButton type="button" onClick={close}>
                {t('common.close')}
              </PlainButton>
            </Body>
          </Sheet>,
          screen,
        )}
    </>
  );
}

/** The outermost dialog around an element: the editor, of which drawers are a part. */
function findScreen(element: Element): Element {
  let screen = element;
  for (let at = element.parentElement; at; at = at.parentElement) if (at.getAttribute('role') === 'dialog') screen = at;
  return screen;
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: 12px;
  overflow: auto;
  padding: 16px;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
  }

  > button {
    align-self: end;
  }
`;
