import { translate } from 'page-format';
import type { BoundMedia } from 'page-format/fields';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { TeamMemberCircles } from './block.ts';

export function View({ props, areas, root, env }: ViewProps<typeof TeamMemberCircles>) {
  const photos = [
    props.firstImage,
    props.secondImage,
    props.thirdImage,
    props.fourthImage,
    props.fifthImage,
    props.sixthImage,
  ].filter((photo): photo is BoundMedia => photo !== null);
  return (
    <div {...root} className="TeamMemberCircles" data-vertical={props.verticalAlignment}>
      <div className="TeamMemberCircles-content Flow">{areas.content}</div>
      {photos.length > 0 && (
        <div className="TeamMemberCircles-photos" data-count={photos.length}>
          {photos.map((photo, index) => (
            <Picture
              key={index}
              file={photo}
              sizes="(min-width: 48em) 200px, 224px"
              className="TeamMemberCircles-photo"
              alt={photo.alternativeText}
            />
          ))}
        </div>
      )}
      {photos.length === 0 && env.mode === 'edit' && (
        <div className="BlockNotice">{translate(CANVAS_TEXTS.firstPhotoMissing, env.editorLanguage)}</div>
      )}
    </div>
  );
}
