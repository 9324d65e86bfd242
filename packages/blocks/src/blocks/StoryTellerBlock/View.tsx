import type { BoundMedia } from 'page-format/fields';
import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { EditableText } from '../../ui/EditableText.tsx';
import { CARD_SIZES } from '../../ui/image-attributes.ts';
import { Picture } from '../../ui/Picture.tsx';
import { editable, type ViewProps } from '../../ui/view.ts';
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
              {hoverImage && <Decoration file={hoverImage} sizes={CARD_SIZES} className="StoryTellerBlock-hover" />}
            </div>
          )}
          <div className="StoryTellerBlock-body">
            {bikeImage && <Decoration file={bikeImage} sizes="140px" className="StoryTellerBlock-bike" />}
            <h3 className="StoryTellerBlock-name">
              {link ? (
                <a
                  href={link}
                  {...dataLayerAttributes(
                    [
                      { key: 'event', value: 'testimonial_click' },
                      { key: 'testimonial_name', value: name },
                    ],
                    env,
                  )}
                  {...editable(env, 'items', id, 'name')}
                >
                  {name}
                </a>
              ) : (
                <EditableText env={env} path={['items', id, 'name']} text={name} />
              )}
            </h3>
            {subName && (
              <p className="StoryTellerBlock-subName" {...editable(env, 'items', id, 'subName')}>
                {subName}
              </p>
            )}
            {story && (
              <p className="StoryTellerBlock-story" {...editable(env, 'items', id, 'story')}>
                {story}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Decoration({ file, sizes, className }: { file: BoundMedia; sizes: string; className: string }) {
  return <Picture file={file} sizes={sizes} className={className} />;
}
