import { ArrowIcon } from '../../ui/ArrowIcon.tsx';
import { imageAttributes } from '../../ui/image-attributes.ts';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { BrandButton } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof BrandButton>) {
  const { title, content, link, logoImage, bikeImage } = props;
  if (title.trim() === '') return null;
  return (
    <a {...root} className="BrandButton" href={link}>
      <span className="BrandButton-text">
        {logoImage && <img {...imageAttributes(logoImage, { sizes: '10rem' })} className="BrandButton-logo" alt="" />}
        <span className="BrandButton-title" {...editable(env, 'title')}>
          {title}
        </span>
        {content && (
          <span className="BrandButton-content" {...editable(env, 'content')}>
            {content}
          </span>
        )}
        <ArrowIcon className="BrandButton-arrow" />
      </span>
      {bikeImage && (
        <img
          {...imageAttributes(bikeImage, { sizes: '(min-width: 48em) 30rem, 100vw' })}
          className="BrandButton-bike"
          alt=""
        />
      )}
    </a>
  );
}
