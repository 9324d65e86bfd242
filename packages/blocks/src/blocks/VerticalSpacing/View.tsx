import type { ViewProps } from '../../ui/view.ts';
import type { VerticalSpacing } from './block.ts';

export function View({ props, root }: ViewProps<typeof VerticalSpacing>) {
  return <div {...root} className="VerticalSpacing" data-amount={props.amount} aria-hidden="true" />;
}
