import { EditableElement, EditableText } from '../../ui/EditableText.tsx';
import { ARROW, Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
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
            <EditableText env={env} path={['items', id, 'title']} text={title} href={link} />
          </h3>
          <EditableElement
            as="p"
            className="TargetAudienceBlock-description"
            env={env}
            path={['items', id, 'description']}
            text={description}
          />
          {link && <Icon path={ARROW} lines={2.2} className="TargetAudienceBlock-arrow" />}
        </li>
      ))}
    </ul>
  );
}
