import { type Block, composePage, type PageDocument } from 'page-format';
import { Fragment, type ReactNode, useMemo } from 'react';
import { blocks } from '../../api/blocks.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { findSection } from '../sections/find-section.ts';
import { nameSection } from '../sections/known-names.ts';
import { useResponses } from '../states/use-responses.tsx';
import { type CanvasHost, useCanvasHost } from './canvas-host.ts';

/** A section that stands on the page as itself: drawn as visitors see it here, and chosen as one. */
export function SyncedBlock({ block }: { block: TreeBlock }) {
  const host = useCanvasHost();
  const live = useResponses();
  const section = findSection(host.context.refs, block);
  const isLeftOut = host.leftOut.has(block.id);
  const shown = useMemo(() => {
    if (!section || isLeftOut) return [];
    const { areas: _, ...own } = block;
    const page: PageDocument = { format: 'page', formatVersion: 1, blocks: [own] };
    return composePage(page, { [section.documentId]: section }).whole?.document.blocks ?? [];
  }, [block, section, isLeftOut]);
  const drawn = useMemo(
    () => drawAll(shown, block.id, { ...host, context: { ...host.context, responses: live } }),
    [shown, block.id, host, live],
  );
  // In the preview too: no visitor gets a page with a part of it missing.
  if (isLeftOut) return <Notice block={block} kind="missing" text="synced.leftOut" />;
  if (shown.length > 0 || host.context.env.mode === 'site') return drawn;
  if (section === null) return <Notice block={block} kind="missing" text="synced.missing" />;
  return <Notice block={block} kind="prompt" text={section ? 'synced.empty' : 'synced.loading'} />;
}

interface NoticeProps {
  block: TreeBlock;
  kind: 'missing' | 'prompt';
  text: 'synced.empty' | 'synced.leftOut' | 'synced.loading' | 'synced.missing';
}

function Notice({ block, kind, text }: NoticeProps) {
  const { t } = useTranslation();
  return (
    <div data-block={block.type} data-block-id={block.id} className="BlockNotice" data-kind={kind}>
      {t(text, { name: nameSection(block) })}
    </div>
  );
}

/** Each of the section's own blocks stands for the section; what is in them cannot be chosen. */
function drawAll(all: readonly Block[], section: string, host: CanvasHost): ReactNode {
  const { renderBlock } = blocks.getRenderer();
  const draw = (list: readonly Block[], from: CanvasHost): ReactNode =>
    list.map((block) => <Fragment key={block.id}>{renderBlock(host.fill?.block(block) ?? block, from)}</Fragment>);
  const inside: CanvasHost = {
    ...host,
    chosenAs: () => undefined,
    renderArea: (block, { name }) => draw(block.areas?.[name] ?? [], inside),
  };
  return <>{draw(all, { ...inside, chosenAs: () => section })}</>;
}
