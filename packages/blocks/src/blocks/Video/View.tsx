import { fillIn, recognizeVideo } from 'page-format';
import '../../ui/custom-elements.ts';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { captionAttributes } from '../../ui/caption-attributes.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { editable, say, type ViewProps } from '../../ui/view.ts';
import type { Video } from './block.ts';
import { messages } from './messages.ts';

/** A picture and a link to the video; a press on it puts the player in its place. */
export function View({ props, root, env }: ViewProps<typeof Video>) {
  const { poster, title } = props;
  const video = recognizeVideo(props.url);
  if (!video) {
    if (env.mode === 'site') return null;
    return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.noVideoThere} />;
  }
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
          <svg viewBox="0 0 24 24" width="32" height="32" aria-hidden="true">
            <path d="M8 5.5v13l11-6.5Z" fill="currentColor" />
          </svg>
          <span className="visually-hidden">{say(messages.play, env)}</span>
        </span>
        <span className="Video-words">
          {title && (
            <span className="Video-title" {...editable(env, 'title')}>
              {title}
            </span>
          )}
          {video.provider !== 'file' && <span>{fillIn(say(messages.privacy, env), { provider: video.provider })}</span>}
        </span>
      </a>
    </video-facade>
  );
}
