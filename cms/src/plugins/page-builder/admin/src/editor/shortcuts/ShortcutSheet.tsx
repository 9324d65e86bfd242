import styled from 'styled-components';
import { PlainButton } from '../../kit/layout.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { writeShortcut } from '../../text/write-shortcut.ts';
import { listCommands } from '../commands/command-list.ts';
import { useCommandLabel } from '../commands/use-command-label.ts';

const GROUPS = ['insert', 'edit', 'arrange', 'view'] as const;

/** Of the text editor, whose list is loaded with its toolbar. */
const TEXT_KEYS = [
  ['richText.bold', 'Mod+B'],
  ['richText.italic', 'Mod+I'],
  ['richText.strike', 'Mod+Shift+S'],
  ['richText.code', 'Mod+E'],
  ['richText.link', 'Mod+K'],
  ['richText.bulletList', 'Mod+Shift+8'],
  ['richText.orderedList', 'Mod+Shift+7'],
] as const;

/** Every shortcut of the editor, from the list that the keyboard itself works by. */
export function ShortcutSheet({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const labelOf = useCommandLabel();
  const { registry } = useEditorStore();
  return (
    <Sheet label={t('command.shortcuts')} onClose={onClose}>
      <Head>
        <h2>{t('command.shortcuts')}</h2>
        <PlainButton type="button" autoFocus onClick={onClose}>
          {t('common.close')}
        </PlainButton>
      </Head>
      <Groups tabIndex={0}>
        <Columns>
          {GROUPS.map((group) => (
            <section key={group} aria-label={t(`shortcuts.${group}`)}>
              <h3>{t(`shortcuts.${group}`)}</h3>
              <dl>
                {listCommands(registry)
                  .filter((command) => command.group === group && command.keys && command.keys.length > 0)
                  .map(({ id, label, keys = [] }) => (
                    <div key={id}>
                      <dt>{labelOf(label)}</dt>
                      <dd>
                        {keys.map((shortcut) => (
                          <kbd key={shortcut}>{writeShortcut(shortcut, t)}</kbd>
                        ))}
                      </dd>
                    </div>
                  ))}
              </dl>
            </section>
          ))}
          <section aria-label={t('shortcuts.text')}>
            <h3>{t('shortcuts.text')}</h3>
            <dl>
              {TEXT_KEYS.map(([label, keys]) => (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <kbd>{writeShortcut(keys, t)}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
          <section aria-label={t('shortcuts.outline')}>
            <h3>{t('shortcuts.outline')}</h3>
            <dl>
              {(['walk', 'fold', 'choose', 'rename'] as const).map((key) => (
                <div key={key}>
                  <dt>{t(`shortcuts.${key}`)}</dt>
                  <dd>
                    <kbd>{{ walk: '↑ ↓', fold: '← →', choose: writeShortcut('Enter', t), rename: 'F2' }[key]}</kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </Columns>
      </Groups>
    </Sheet>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: 16px 20px 8px;

  h2 {
    font-size: 1.6rem;
    font-weight: 600;
  }
`;

/** Two columns of their own lengths; within what scrolls, because columns of a box that scrolls go on beside it. */
const Columns = styled.div`
  columns: 2;
  column-gap: 28px;

  section {
    break-inside: avoid;
    padding-block-end: 4px;
  }
`;

const Groups = styled.div`
  overflow: auto;
  padding: 4px 20px 20px;

  &:focus-visible {
    outline: 2px solid ${({ theme }) => theme.colors.primary600};
    outline-offset: -2px;
  }

  h3 {
    padding-block: 8px 4px;
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.15rem;
    font-weight: 600;
  }

  dl {
    margin: 0;
  }

  dl > div {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
    padding-block: 3px;
    font-size: 1.2rem;
  }

  dd {
    display: flex;
    flex: none;
    gap: 4px;
    margin: 0;
  }

  kbd {
    padding: 1px 6px;
    border: 1px solid ${({ theme }) => theme.colors.neutral200};
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral100};
    font: inherit;
    font-size: 1.1rem;
  }
`;
