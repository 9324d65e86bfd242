import { type AnyBlockDefinition, createBlock } from 'page-format';
import { memo } from 'react';
import { blocks } from '../../api/blocks.ts';
import { BlockIcon } from '../../kit/BlockIcon.tsx';
import { useTranslation } from '../../text/use-translation.ts';
import { useDrag } from '../drag/use-drag.tsx';

interface BlockEntryProps {
  definition: AnyBlockDefinition;
  /** False while it is far from what is seen; the room for its picture is kept. */
  hasPicture: boolean;
  disabled: boolean;
  /** Why the block may not be inserted now. The entry can still be reached, and says so. */
  forbidden: string | undefined;
  onInsert(type: string): void;
}

/** A block in the palette: what it looks like, and its name. */
export const BlockEntry = memo(function BlockEntry({
  definition,
  hasPicture,
  disabled,
  forbidden,
  onInsert,
}: BlockEntryProps) {
  const { translate } = useTranslation();
  const drag = useDrag();
  const { type, icon } = definition;
  const picture = blocks.getRenderer().pictures?.[type];
  return (
    <button
      type="button"
      data-entry={type}
      disabled={disabled}
      aria-disabled={forbidden ? true : undefined}
      title={forbidden ?? translate(definition.description)}
      onClick={() => onInsert(type)}
      onPointerDown={(event) => drag.press(event, document, { blocks: () => [createBlock(definition)] })}
    >
      <span className="picture">
        {!picture && <BlockIcon name={icon} />}
        {picture && hasPicture && <img src={picture} alt="" decoding="async" draggable={false} />}
      </span>
      <span className="name">{translate(definition.label)}</span>
    </button>
  );
});
