import { selectBlock } from '../../model/selection.ts';
import { useEditorStore } from '../../store/use-store.ts';
import { Notice } from '../messages/Notice.tsx';
import type { SaveFailure } from './save-failure.ts';

/** Says that nothing was saved and why, until the next attempt. */
export function SaveNotice({ failure, onDismiss }: { failure: SaveFailure | undefined; onDismiss(): void }) {
  const store = useEditorStore();
  if (!failure) return null;
  const said = [failure.title, ...failure.reasons.map(({ text }) => text)].join(' ');
  return (
    <Notice tone="danger" text={said} onDismiss={onDismiss}>
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
    </Notice>
  );
}
