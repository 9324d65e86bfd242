import { ArrowRight, Bell, Minus } from '@strapi/icons';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { DRAWERS, PlainButton, STACKED } from '../../kit/layout.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { Announcer } from './Announcer.tsx';

/**
 * The one place where the editor says something; nothing moves for it. Notices stand there one at a time, the most urgent
 * first; they can be folded away for a look at what is below.
 * @param props.children notices, the most urgent first, each marked with `data-notice`
 */
export function Notices({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const count = useNoticeCount(box);
  const [{ index, isFolded, among }, set] = useState({ index: 0, isFolded: false, among: 0 });
  if (among !== count) set({ index: 0, isFolded: isFolded && count < among, among: count });
  return (
    <Place>
      <Announcer />
      <Card hidden={count === 0 || isFolded}>
        <Shown ref={box} $index={index}>
          {children}
        </Shown>
        <Foot>
          {count > 1 && (
            <>
              {t('notice.of', { number: index + 1, count })}
              <IconButton
                small
                label={t('notice.next')}
                icon={<ArrowRight />}
                onClick={() => set({ index: (index + 1) % count, isFolded, among })}
              />
            </>
          )}
          <IconButton
            small
            label={t('notice.fold')}
            icon={<Minus />}
            onClick={() => set({ index, isFolded: true, among })}
          />
        </Foot>
      </Card>
      {isFolded && count > 0 && (
        <PlainButton type="button" onClick={() => set({ index, isFolded: false, among })}>
          <Bell aria-hidden /> {t('notice.unfold', { count })}
        </PlainButton>
      )}
    </Place>
  );
}

/** How many notices are there now. They come and go by themselves. */
function useNoticeCount(box: { readonly current: HTMLElement | null }): number {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = () => setCount(element.querySelectorAll(':scope > [data-notice]').length);
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true });
    read();
    return () => observer.disconnect();
  }, [box]);
  return count;
}

const Place = styled.div`
  position: fixed;
  z-index: 15;
  /* In the room that both bars over the page leave free, so that no block lies below it. */
  inset: 6px 460px auto auto;
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: 8px;
  pointer-events: none;

  > * {
    pointer-events: auto;
  }

  > [hidden] {
    display: none;
  }

  /* The bars have no such room. */
  @media ${DRAWERS}, ${STACKED} {
    inset: auto 0 16px;
    flex-direction: column;
  }

  /* Above the rail. */
  @media ${STACKED} {
    inset-block-end: 60px;
  }
`;

const Card = styled.div`
  display: flex;
  align-items: stretch;
  overflow: hidden;
  inline-size: min(440px, calc(100vw - 24px));
  border: 1px solid ${({ theme }) => theme.colors.neutral200};
  border-radius: 6px;
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.popupShadow};
`;

const Shown = styled.div<{ $index: number }>`
  flex: 1;
  overflow: auto;
  min-inline-size: 0;
  max-block-size: 40vh;

  > [data-notice] {
    margin: 0;
  }

  > [data-notice]:not(:nth-child(${({ $index }) => $index + 1} of [data-notice])) {
    display: none;
  }
`;

const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 2px;
  padding-inline: 8px;
  border-inline-start: 1px solid ${({ theme }) => theme.colors.neutral200};
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.15rem;
  white-space: nowrap;
`;
