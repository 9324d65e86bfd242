import { Cross } from '@strapi/icons';
import styled from 'styled-components';
import { IconButton } from '../../kit/IconButton.tsx';
import { Notice } from '../../kit/layout.ts';
import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import type { SaveFailure } from './save-failure.ts';

/** Says that nothing was saved and why, until the next attempt. */
export function SaveNotice({ failure, onDismiss }: { failure: SaveFailure | undefined; onDismiss(): void }) {
  const { t } = useTranslation();
  const store = useEditorStore();
  if (!failure) return null;
  return (
    <Refusal $tone="danger" role="alert">
      <div>
        <strong>{failure.title}</strong>
        <ul>
          {failure.reasons.map(({ text, blockId }) => (
            <li key={`${blockId}${text}`}>
              {blockId ? (
                <button type="button" onClick={() => store.select(selectBlock(blockId))}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </div>
      <IconButton label={t('save.dismiss')} icon={<Cross />} onClick={onDismiss} />
    </Refusal>
  );
}

const Refusal = styled(Notice)`
  align-items: start;

  ul {
    margin: 4px 0 0;
    padding-inline-start: 18px;
    list-style: disc;
  }

  ul button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-align: start;
    text-decoration: underline;
    cursor: pointer;
  }
`;
