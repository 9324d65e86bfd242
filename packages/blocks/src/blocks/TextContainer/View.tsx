import type { ViewProps } from '../../ui/view.ts';
import type { TextContainer } from './block.ts';

export function View({ areas, root }: ViewProps<typeof TextContainer>) {
  return (
    <div {...root} className="TextContainer Flow">
      {areas.content}
    </div>
  );
}
