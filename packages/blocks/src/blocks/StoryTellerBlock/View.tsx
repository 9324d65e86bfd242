import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { EditableElement, EditableText } from '../../ui/EditableText.tsx';
import { CARD_SIZES } from '../../ui/image-attributes.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { StoryTellerBlock } from './block.ts';

/** Tiles are plain links: they lead on whether or not the click could be recorded. */
export function View({ props, root, env }: ViewProps<typeof StoryTellerBlock>) {
  if (props.items.length === 0) return null;
  return (
    <ul {...root} className="StoryTellerBlock Cards">
      {props.items.map(({ id, name, subName, image, hoverImage, bikeImage, story, link }) => (
        <li key={id} className="StoryTellerBlock-tile Card">
          {image && (
            <div className="StoryTellerBlock-portrait">
              <Picture file={image} sizes={CARD_SIZES} alt={image.alternativeText} />
              {hoverImage && <Picture file={hoverImage} sizes={CARD_SIZES} className="StoryTellerBlock-hover" />}
            </div>
          )}
          <div className="StoryTellerBlock-body">
            {bikeImage && <Picture file={bikeImage} sizes="140px" className="StoryTellerBlock-bike" />}
            <h3 className="StoryTellerBlock-name">
              <EditableText
                env={env}
                path={['items', id, 'name']}
                text={name}
                href={link}
                {...dataLayerAttributes(
                  [
                    { key: 'event', value: 'testimonial_click' },
                    { key: 'testimonial_name', value: name },
                  ],
                  env,
                )}
              />
            </h3>
            <EditableElement
              as="p"
              className="StoryTellerBlock-subName"
              env={env}
              path={['items', id, 'subName']}
              text={subName}
            />
            <EditableElement
              as="p"
              className="StoryTellerBlock-story"
              env={env}
              path={['items', id, 'story']}
              text={story}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
