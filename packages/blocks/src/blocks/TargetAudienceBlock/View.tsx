import { EditableText } from '../../ui/EditableText.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { editable, type ViewProps } from '../../ui/view.ts';
import type { TargetAudienceBlock } from './block.ts';

export function View({ props, root, env }: ViewProps<typeof TargetAudienceBlock>) {
  if (props.items.length === 0) return null;
  return (
    <ul {...root} className="TargetAudienceBlock" data-count={props.items.length}>
      {props.items.map(({ id, image, title, description, link }) => (
        <li key={id} className="TargetAudienceBlock-tile Card">
          {image && (
            <Picture
              file={image}
              sizes="(min-width: 64em) 25vw, (min-width: 48em) 50vw, 100vw"
              className="TargetAudienceBlock-image"
            />
          )}
          <h3 className="Card-title TargetAudienceBlock-title">
            {link ? (
              <a href={link} {...editable(env, 'items', id, 'title')}>
                {title}
              </a>
            ) : (
              <EditableText env={env} path={['items', id, 'title']} text={title} />
            )}
          </h3>
          {description && (
            <p className="TargetAudienceBlock-description" {...editable(env, 'items', id, 'description')}>
              {description}
            </p>
          )}
          {link && (
            <svg className="TargetAudienceBlock-arrow" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M4 12h15m-6-6 6 6-6 6" />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}
