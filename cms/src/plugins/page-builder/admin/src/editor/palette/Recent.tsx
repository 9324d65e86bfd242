import { type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { GroupTitle } from '../../kit/layout.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useRecent } from './recent.ts';

interface RecentProps {
  onInsert(type: string): void;
  forbidden(type: string): string | undefined;
}

/**
 * The blocks inserted last, below all others, so that none of those moves when one more is here. A menu with one stop for
 * Tab; arrows walk through it.
 */
export function Recent({ onInsert, forbidden }: RecentProps) {
  const { t, translate } = useTranslation();
  const { canEdit } = useCommands();
  const { registry } = useEditorStore();
  const [menu, setMenu] = useState<HTMLElement | null>(null);
  const definitions = useRecent(menu).flatMap((type) => registry.get(type) ?? []);
  if (definitions.length === 0 || !canEdit) return null;

  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    const index = entries.indexOf(document.activeElement as HTMLElement);
    entries[(index + step + entries.length) % entries.length]?.focus();
  };

  return (
    <Foot>
      <GroupTitle aria-hidden>{t('palette.recent')}</GroupTitle>
      <Menu ref={setMenu} role="menu" aria-label={t('palette.recent')} onKeyDown={walk}>
        {definitions.map(({ type, icon, label }, index) => (
          <button
            key={type}
            type="button"
            role="menuitem"
            tabIndex={index === 0 ? 0 : -1}
            aria-disabled={forbidden(type) ? true : undefined}
            title={forbidden(type)}
            onClick={() => onInsert(type)}
          >
            <BlockIcon name={icon} />
            {translate(label)}
          </button>
        ))}
      </Menu>
    </Foot>
  );
}

const Foot = styled.div`
  flex: none;
  padding: 10px 12px 12px;
  border-block-start: 1px solid ${({ theme }) => theme.colors.neutral150};
`;

const Menu = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  button {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-block-size: 26px;
    padding: 2px 8px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 13px;
    background: ${({ theme }) => theme.colors.neutral0};
    color: ${({ theme }) => theme.colors.neutral700};
    font-size: 1.15rem;
    cursor: pointer;
  }

  button:hover {
    border-color: ${({ theme }) => theme.colors.primary500};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }

  button[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }

  svg {
    inline-size: 11px;
    block-size: 11px;
  }
`;
