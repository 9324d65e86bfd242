import { useCallback } from 'react';
import { useEditorStore } from '../../store/use-store.ts';
import { useCommands } from '../commands/use-commands.tsx';
import { useDrag } from '../drag/use-drag.tsx';
import { useEntryPlace } from '../entry-context.ts';
import { Thumbnail } from '../thumbnails/Thumbnail.tsx';
import type { ReadyLook } from '../thumbnails/use-picture.ts';
import type { ReadySection } from './list-ready-sections.ts';
import { Card, Name } from './section-card.ts';
import { useInsertSection } from './use-insert-section.ts';

interface ReadySectionCardProps {
  section: ReadySection;
  look: ReadyLook;
}

/** A section of the project with a small picture: a click inserts it at the selection, and it can be dragged to its place. */
export function ReadySectionCard({ section: { template, label, about }, look }: ReadySectionCardProps) {
  const { canEdit } = useCommands();
  const { registry } = useEditorStore();
  const place = useEntryPlace();
  const drag = useDrag();
  const insert = useInsertSection();
  const build = useCallback(() => template.build(registry, place), [template, registry, place]);
  return (
    <Card>
      <Thumbnail getBlocks={build} look={look} />
      <Name
        type="button"
        data-entry
        disabled={!canEdit}
        title={about}
        onClick={() => insert(build(), label)}
        onPointerDown={(event) => canEdit && drag.press(event, document, { blocks: build })}
      >
        {label}
      </Name>
    </Card>
  );
}
