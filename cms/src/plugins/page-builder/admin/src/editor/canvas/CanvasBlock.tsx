import type { Block } from '@lumavelo/blocks/core';
import { renderBlock } from '@lumavelo/blocks/render-block';
import { Component, memo, type ReactNode } from 'react';
import type { TreeBlock } from '../../model/tree.ts';
import { useBlock } from '../../store/use-store.ts';
import { useText } from '../../text/use-text.ts';
import { useCanvasHost } from './canvas-host.ts';

/** One block on the canvas. Draws again when the block itself changes, not when its neighbours or children do. */
export const CanvasBlock = memo(function CanvasBlock({ id }: { id: string }) {
  const block = useBlock(id);
  if (!block) return null;
  return (
    <Shield block={block}>
      <DrawnBlock block={block} />
    </Shield>
  );
});

function DrawnBlock({ block }: { block: TreeBlock }) {
  const host = useCanvasHost();
  // Children are drawn by the areas, which follow the store; the renderer asks for them by name and not by content.
  const { areas: _, ...own } = block;
  return <>{renderBlock(own as Block, host)}</>;
}

interface ShieldState {
  block: TreeBlock;
  error: Error | undefined;
}

/** Keeps a block that cannot be drawn from taking the editor with it; the next change of the block tries again. */
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
  const { say } = useText();
  return (
    <div data-block={block.type} data-block-id={block.id} className="BlockNotice" data-kind="missing">
      {say('canvas.blockFailed', { message: error.message })}
    </div>
  );
}
