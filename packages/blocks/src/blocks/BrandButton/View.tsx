import { EditableElement } from '../../ui/EditableText.tsx';
import { ARROW, Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { BrandButton } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof BrandButton>) {
  const { title, content, link, logoImage, bikeImage } = props;
  if (title.trim() === '') return null;
  return (
    <a {...root} className="BrandButton" href={link}>
      <span className="BrandButton-text">
        {logoImage && (
          <Picture file={logoImage} sizes="10rem" fit="contain" own="3.75rem" className="BrandButton-logo" />
        )}
        <EditableElement as="span" className="BrandButton-title" env={env} path={['title']} text={title} />
        <EditableElement as="span" className="BrandButton-content" env={env} path={['content']} text={content} />
        <Icon path={ARROW} className="BrandButton-arrow" />
      </span>
      {bikeImage && <Picture file={bikeImage} sizes="(min-width: 48em) 30rem, 100vw" className="BrandButton-bike" />}
    </a>
  );
}
