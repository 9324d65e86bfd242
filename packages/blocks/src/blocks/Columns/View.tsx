import type { CSSProperties } from 'react';
import type { ColumnSize } from '../../fields/options.ts';
import type { ViewProps } from '../../ui/view.ts';
import type { Columns } from './block.ts';

export function View({ props, areas, root, env }: ViewProps<typeof Columns>) {
  return (
    <div {...root} className="Columns" style={{ '--gap': props.gap } as CSSProperties}>
      {props.columns.map((column) => (
        <div
          key={column.id}
          className="Columns-column Flow"
          data-vertical={column.verticalAlignment}
          data-hidden={hiddenOn(column)}
          // While editing a hidden column stays, as a ghost: what cannot be seen cannot be edited.
          data-ghost={(env.mode === 'edit' && hiddenOn(column)) || undefined}
          style={
            {
              '--mobile': span(column.mobileSize),
              '--tablet': span(column.tabletSize),
              '--desktop': span(column.desktopSize),
            } as CSSProperties
          }
        >
          {areas[column.id]}
        </div>
      ))}
    </div>
  );
}

/** A hidden column takes no space, but its span must still be a number. */
function span(size: ColumnSize): number {
  return size === 'hidden' ? 12 : size;
}

/** Screens on which the column is hidden, as a list of words for `[data-hidden~="…"]`. */
function hiddenOn(column: Record<'mobileSize' | 'tabletSize' | 'desktopSize', ColumnSize>): string | undefined {
  const screens = [
    column.mobileSize === 'hidden' && 'mobile',
    column.tabletSize === 'hidden' && 'tablet',
    column.desktopSize === 'hidden' && 'desktop',
  ];
  return screens.filter(Boolean).join(' ') || undefined;
}
