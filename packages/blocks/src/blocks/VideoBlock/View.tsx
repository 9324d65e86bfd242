import { createElement } from 'react';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
import { captionAttributes } from '../../ui/caption-attributes.ts';
import { EditableElement } from '../../ui/EditableText.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { VideoBlock } from './block.ts';
import { messages } from './messages.ts';

/** Nothing moves until the script has looked whether the visitor wants motion; without script it is a plain player. */
export function View({ props, root, env }: ViewProps<typeof VideoBlock>) {
  const { video, title, description } = props;
  if (video === '') return <MissingNotice root={root} env={env} text={CANVAS_TEXTS.videoDeleted} />;
  return (
    <section {...root} className="VideoBlock">
      {createElement(
        'video-block',
        captionAttributes(props.captions, env),
        <video
          className="VideoBlock-video"
          src={`${video}#t=0.001`}
          preload="metadata"
          muted
          loop
          playsInline
          disablePictureInPicture
          tabIndex={-1}
          aria-hidden="true"
        />,
        <div className="VideoBlock-cover">
          <EditableElement as="h2" className="VideoBlock-title" env={env} path={['title']} text={title} />
          <EditableElement
            as="p"
            className="VideoBlock-description"
            env={env}
            path={['description']}
            text={description}
          />
          <button type="button" className="VideoBlock-play">
            <Icon path="M7 4.5v15l13-7.5Z" lines={0} size={20} />
            {say(messages.play, env)}
          </button>
        </div>,
        <p className="VideoBlock-stuck" role="status" hidden>
          {say(messages.stuck, env)} <a href={video}>{say(messages.open, env)}</a>
        </p>,
      )}
      {env.mode === 'site' && (
        <noscript>
          {/* biome-ignore lint/a11y/useMediaCaption: they are made of the page's text by script, and the file may have its own */}
          <video className="VideoBlock-plain" src={video} preload="metadata" controls playsInline />
        </noscript>
      )}
    </section>
  );
}
