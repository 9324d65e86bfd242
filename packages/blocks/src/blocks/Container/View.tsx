import { dataLayerAttributes } from '../../ui/data-layer.ts';
import '../../ui/custom-elements.ts';
import { Picture } from '../../ui/Picture.tsx';
import { say, type ViewProps } from '../../ui/view.ts';
import type { Container } from './block.ts';
import { messages } from './messages.ts';

/** What the colour of the page is as a property. */
const WHITE = 'var(--colour-white)';

export function View({ props, areas, root, env }: ViewProps<typeof Container>) {
  const { backgroundType, backgroundImage, backgroundVideo } = props;
  const film = backgroundType === 'video' && backgroundVideo !== '';
  // A section that was full width before it became a hero keeps the value; a hero has none of that name.
  const type = props.isHero && props.type === 'full' ? 'large' : props.type;
  // A section without an edge of its own, at the usual distances.
  const isWhite =
    backgroundType === 'color' &&
    props.backgroundColor === WHITE &&
    props.verticalPadding === 'auto' &&
    !props.border &&
    !props.isHero;
  return (
    <section
      {...root}
      {...dataLayerAttributes(props.dataLayerItems, env, true)}
      id={props.uniqueId || undefined}
      className="Container Flow"
      data-hero={props.isHero || undefined}
      data-type={type}
      data-border={props.border || undefined}
      data-padding-x={props.horizontalPadding}
      data-padding-y={props.verticalPadding}
      data-margin-y={props.verticalMargin}
      data-background={backgroundType}
      data-white={isWhite || undefined}
      style={{
        color: props.textColor,
        backgroundColor: backgroundType === 'color' ? props.backgroundColor : undefined,
      }}
    >
      {backgroundType === 'image' && backgroundImage && (
        <Picture file={backgroundImage} sizes="100vw" className="Container-media" />
      )}
      {film && (
        <background-video class="Container-film">
          <video
            className="Container-media"
            src={backgroundVideo}
            autoPlay
            muted
            loop
            playsInline
            disablePictureInPicture
            tabIndex={-1}
            aria-hidden="true"
          />
          <button
            type="button"
            className="Container-pause"
            data-scripted
            aria-label={say(messages.pause, env)}
            aria-pressed="false"
          />
        </background-video>
      )}
      {areas.content}
    </section>
  );
}
