import { fillIn, recognizeVideo } from 'page-format';
import '../../ui/custom-elements.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { captionAttributes } from '../../ui/caption-attributes.ts';
import { EditableElement } from '../../ui/EditableText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { Video } from './block.ts';
import { messages } from './messages.ts';

/** A picture and a link to the video; a press on it puts the player in its place. */
export function View({ props, root, env }: ViewProps<typeof Video>) {
  const { poster, title } = props;
  const video = recognizeVideo(props.url);
  if (!video) return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.noVideoThere} />;
  const isFile = video.provider === 'file';
  return (
    <video-facade
      {...root}
      class="Video"
      data-player={video.player}
      data-kind={isFile ? 'file' : 'embed'}
      {...(isFile && captionAttributes(props.captions, env))}
    >
      <a className="Video-link" href={video.page}>
        {poster && <Picture file={poster} sizes="(min-width: 75em) 72rem, 100vw" className="Video-poster" />}
        <span className="Video-play">
          <Icon path="M8 5.5v13l11-6.5Z" lines={0} size={32} />
          <span className="visually-hidden">{say(messages.play, env)}</span>
        </span>
        <span className="Video-words">
          <EditableElement as="span" className="Video-title" env={env} path={['title']} text={title} />
          {video.provider !== 'file' && <span>{fillIn(say(messages.privacy, env), { provider: video.provider })}</span>}
        </span>
      </a>
    </video-facade>
  );
}
