import { type AnyBlockDefinition, type Block, SYNCED_SECTION } from 'page-format';
import { Component, memo, type ReactNode, useMemo } from 'react';
import { blocks } from '../../api/blocks.ts';
import type { TreeBlock } from '../../model/tree.ts';
import { useEditorStore, useSession } from '../../store/use-store.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { mayHaveStates } from '../states/block-states.ts';
import { useBlockState, useHeldBlock } from '../states/use-block-states.ts';
import { requestOf, useResponses } from '../states/use-responses.tsx';
import { type CanvasHost, useCanvasHost } from './canvas-host.ts';
import { SyncedBlock } from './SyncedBlock.tsx';

/**
 * One block on the canvas. Draws again when the block itself changes, not when its neighbours or children do, nor with what
 * is written in it on the canvas.
 */
export const CanvasBlock = memo(function CanvasBlock({ id }: { id: string }) {
  const held = useHeldBlock(id);
  const block = useSession(({ tree }) => held ?? tree.blocks.get(id));
  if (!block) return null;
  return (
    <Shield block={block}>
      <DrawnBlock block={block} />
    </Shield>
  );
});

function DrawnBlock({ block }: { block: TreeBlock }) {
  const host = useCanvasHost();
  const { registry } = useEditorStore();
  const definition = registry.get(block.type);
  if (block.type === SYNCED_SECTION) return <SyncedBlock block={block} />;
  if (definition && mayHaveStates(definition)) return <AnsweredBlock block={block} definition={definition} />;
  return <>{draw(block, host)}</>;
}

/** A block that may wait for an answer: with the one that came, or the one an editor wants to look at. */
function AnsweredBlock({ block, definition }: { block: TreeBlock; definition: AnyBlockDefinition }) {
  const host = useCanvasHost();
  const store = useEditorStore();
  const live = useResponses();
  const state = useBlockState(block.id);
  const answered = useMemo(() => {
    if (state?.kind !== 'answer') return { ...host, context: { ...host.context, responses: live } };
    const address = requestOf(definition, block, host.context, store);
    const responses = { [address ?? block.id]: state.answer, [block.id]: state.answer };
    return { ...host, context: { ...host.context, responses } };
  }, [host, live, state, definition, block, store]);
  return <>{draw(block, answered)}</>;
}

function draw(block: TreeBlock, host: CanvasHost): ReactNode {
  // Children are drawn by the areas, which follow the store; the renderer asks for them by name and not by content.
  const { areas: _, ...own } = block;
  return blocks.getRenderer().renderBlock((host.fill?.block(own) ?? own) as Block, host);
}

interface ShieldState {
  block: TreeBlock;
  error: Error | undefined;
}

/**
 * Keeps a block that cannot be drawn from taking the editor with it; the next change of the block tries again. Not
 * react-error-boundary's: that adds two elements of React to each of a thousand blocks, a context and its provider.
 */
class Shield extends Component<{ block: TreeBlock; children: ReactNode }, ShieldState> {
  override state: ShieldState = { block: this.props.block, error: undefined };

  static getDerivedStateFromError(error: unknown): Partial<ShieldState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps({ block }: { block: TreeBlock }, state: ShieldState): ShieldState | null {
    return block === state.block ? null : { block, error: undefined };
  }

  override render() {
    const { block, error } = this.state;
    return error ? <FailedBlock block={block} error={error} /> : this.props.children;
  }
}

function FailedBlock({ block, error }: { block: TreeBlock; error: Error }) {
  const { t } = useTranslation();
  return (
    <div data-block={block.type} data-block-id={block.id} className="BlockNotice" data-kind="missing">
      {t('canvas.blockFailed', { message: error.message })}
    </div>
  );
}
