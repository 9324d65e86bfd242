import type { CSSProperties } from 'react';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import type { OwnShape } from '../../ui/crop-styles.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { Image } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof Image>) {
  const { file } = props;
  if (!file) return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.imageDeleted} />;
  const { alt, objectFit, height, width, customWidthPercentage } = props;
  return (
    <Picture
      file={file}
      // `auto` lets browsers that know it measure the place of a lazy image; the rest is told the screen's width.
      sizes="auto, 100vw"
      fit={objectFit}
      own={ownShape(props)}
      {...root}
      id={props.uniqueId || undefined}
      className="Image"
      alt={alt || file.alternativeText}
      data-fit={objectFit}
      data-height={height}
      data-width={width}
      data-rounded={props.roundedCorners || undefined}
      style={width === 'custom' ? ({ '--width': customWidthPercentage / 100 } as CSSProperties) : undefined}
    />
  );
}

/** The names of the heights are quarters of a rem. */
function ownShape({ height, width }: Pick<ViewProps<typeof Image>['props'], 'height' | 'width'>): OwnShape {
  if (height === 'auto') return width === 'default' ? 'size' : 'shape';
  return width === 'default' ? `${Number(height) / 4}rem` : undefined;
}
