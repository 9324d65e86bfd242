import type { CSSProperties } from 'react';
import { imageAttributes } from '../../ui/image-attributes.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { Image } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof Image>) {
  const { file } = props;
  if (!file) {
    if (env.mode === 'site') return null;
    return (
      <MissingNotice root={root} text="This image is no longer in the media library. Please select another one." />
    );
  }
  // `auto` lets browsers that know it measure the place of a lazy image; the rest is told the screen's width.
  const { style, ...attributes } = imageAttributes(file, { sizes: 'auto, 100vw' });
  return (
    <img
      {...root}
      {...attributes}
      id={props.uniqueId || undefined}
      className="Image"
      alt={props.alt || file.alternativeText}
      data-fit={props.objectFit}
      data-height={props.height}
      data-width={props.width}
      data-rounded={props.roundedCorners || undefined}
      style={
        props.width === 'custom' ? ({ ...style, '--width': props.customWidthPercentage / 100 } as CSSProperties) : style
      }
    />
  );
}
