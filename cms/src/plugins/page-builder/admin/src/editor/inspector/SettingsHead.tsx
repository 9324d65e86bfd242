import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { Quiet } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';

interface SettingsHeadProps {
  name: string;
  /** What the block is, beside a name of its own. */
  kind?: string | undefined;
  icon?: string | undefined;
  /** The blocks around what is selected, outermost first; each leads to its own settings. */
  path: readonly string[];
  children?: ReactNode;
}

/** What the settings below are of, and where that stands. */
export const SettingsHead = memo(function SettingsHead({ name, kind, icon, path, children }: SettingsHeadProps) {
  const { t } = useTranslation();
  const { names } = useCommands();
  const store = useEditorStore();
  const { tree } = store.getSession();
  return (
    <Head>
      {path.length > 0 && (
        <Path aria-label={t('settings.path')}>
          {path.map((block) => (
            <button
              key={block}
              type="button"
              onClick={() => {
                store.select(selectBlock(block));
                // The pressed button is gone with the settings it belonged to.
                requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-block-name]')?.focus());
              }}
            >
              {names.block(tree, block)}
            </button>
          ))}
        </Path>
      )}
      <Name data-block-name tabIndex={-1}>
        {icon && <BlockIcon name={icon} />}
        <span>
          {name} {kind && <Quiet as="small">{kind}</Quiet>}
        </span>
      </Name>
      {children}
    </Head>
  );
});

const Head = styled.div`
  padding-block-end: 8px;
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: 1.4rem;
  font-weight: 600;

  > svg {
    flex: none;
  }

  small {
    font-weight: 400;
    white-space: nowrap;
  }
`;

const Path = styled.nav`
  display: flex;
  flex-wrap: wrap;

  button {
    min-block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: ${({ theme }) => theme.colors.primary600};
    font-size: 1.15rem;
    cursor: pointer;
  }

  button::after {
    content: '›' / '';
    padding-inline: 5px;
    color: ${({ theme }) => theme.colors.neutral500};
  }

  button:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
  }
`;
