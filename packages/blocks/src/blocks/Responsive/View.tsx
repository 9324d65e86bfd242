import type { ViewProps } from '../../ui/view.ts';
import type { Responsive } from './block.ts';

const DEVICES = ['mobile', 'tablet', 'desktop'] as const;

export function View({ props, areas, root, env }: ViewProps<typeof Responsive>) {
  const hidden = DEVICES.filter((device) => !props[device]);
  return (
    <div
      {...root}
      className="Responsive Flow"
      data-hidden={hidden.join(' ') || undefined}
      // While editing the content stays, as a ghost: what cannot be seen cannot be edited.
      data-ghost={env.mode === 'edit' && hidden.length > 0 ? `Hidden on ${hidden.join(' and ')}` : undefined}
    >
      {areas.content}
    </div>
  );
}
