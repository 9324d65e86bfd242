import type { BoundMedia } from 'page-format/fields';
import type { CSSProperties, ImgHTMLAttributes } from 'react';
import { cropFrame, cropImage, enlargement, type OwnShape, widen } from './crop-styles.ts';
import { imageAttributes } from './image-attributes.ts';
import { sourceSet } from './source-set.ts';

interface PictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  file: BoundMedia;
  /** How wide the picture is shown, as the attribute says it. */
  sizes: string;
  /** As `object-fit` of the class has it. */
  fit?: 'cover' | 'contain' | undefined;
  own?: OwnShape;
}

/**
 * An image of the media library. One that is cropped stands in a frame, which has the class and whatever else is given;
 * all others are an `<img>` alone. Style alone crops, so no other file is made and nothing moves when the image arrives;
 * a version is loaded that is as much wider as the image is than its part.
 */
export function Picture({ file, sizes, fit = 'cover', own, alt = '', style, ...rest }: PictureProps) {
  const { style: focal, ...image } = imageAttributes(file, { sizes });
  const drawn = cropImage(file, fit);
  if (!drawn) return <img {...image} style={focal || style ? { ...focal, ...style } : undefined} {...rest} alt={alt} />;
  const times = enlargement(file);
  const wider = { srcSet: sourceSet(file, times), sizes: widen(sizes, times) };
  return (
    <picture {...rest} style={{ ...cropFrame(file, own), ...style } as CSSProperties}>
      <img {...image} {...(image.srcSet && wider)} style={drawn} alt={alt} />
    </picture>
  );
}
