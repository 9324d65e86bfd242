import type { ViewProps } from '../../ui/view.ts';
import type { ButtonContainer } from './block.ts';

export function View({ props, areas, root }: ViewProps<typeof ButtonContainer>) {
  return (
    <div {...root} className="ButtonContainer" data-justify={props.verticalAlignment}>
      {areas.buttons}
    </div>
  );
}
