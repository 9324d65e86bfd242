import { type Block, composePage, type PageDocument } from 'page-format';
import { Fragment, type ReactNode, useMemo } from 'react';
import { blocks } from '../../api/blocks.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { findSection } from '../sections/find-section.ts';
import { nameSection } from '../sections/known-names.ts';
import { useResponses } from '../states/use-responses.tsx';
import { type CanvasHost, useCanvasHost } from './canvas-host.ts';
import { HAS_NO_BOX } from './measure-block.ts';

/** A section that stands on the page as itself: drawn as visitors see it here, and chosen as one. */
export function SyncedBlock({ block }: { block: TreeBlock }) {
  const host = useCanvasHost();
  const live = useResponses();
  const section = findSection(host.context.refs, block);
  const shown = useMemo(() => {
    if (!section) return [];
    const { areas: _, ...own } = block;
    const page: PageDocument = { format: 'page', formatVersion: 1, blocks: [own] };
    return composePage(page, { [section.documentId]: section }).document.blocks;
  }, [block, section]);
  const drawn = useMemo(
    () => drawAll(shown, { ...host, context: { ...host.context, responses: live } }),
    [shown, host, live],
  );
  if (host.context.env.mode === 'site') return drawn;
  return (
    <div data-block={block.type} data-block-id={block.id} {...{ [HAS_NO_BOX]: '' }} style={{ display: 'contents' }}>
      {shown.length > 0 ? drawn : <Notice section={section} name={nameSection(block)} />}
    </div>
  );
}

function Notice({ section, name }: { section: object | null | undefined; name: string }) {
  const { t } = useTranslation();
  const text = section === null ? 'synced.missing' : section ? 'synced.empty' : 'synced.loading';
  return (
    <div className="BlockNotice" data-kind={section === null ? 'missing' : 'prompt'}>
      {t(text, { name })}
    </div>
  );
}

function drawAll(all: readonly Block[], host: CanvasHost): ReactNode {
  const { renderBlock } = blocks.getRenderer();
  const inside: CanvasHost = {
    ...host,
    marksBlocks: false,
    renderArea: (block, { name }) => draw(block.areas?.[name] ?? []),
  };
  const draw = (list: readonly Block[]): ReactNode =>
    list.map((block) => <Fragment key={block.id}>{renderBlock(host.fill?.block(block) ?? block, inside)}</Fragment>);
  return <>{draw(all)}</>;
}
