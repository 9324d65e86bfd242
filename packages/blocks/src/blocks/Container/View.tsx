import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { imageAttributes } from '../../ui/image-attributes.ts';
import type { ViewProps } from '../../ui/view.ts';
import type { Container } from './block.ts';

export function View({ props, areas, root, env }: ViewProps<typeof Container>) {
  const { backgroundType, backgroundImage, backgroundVideo } = props;
  // A section that was full width before it became a hero keeps the value; a hero has none of that name.
  const type = props.isHero && props.type === 'full' ? 'large' : props.type;
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
      style={{
        color: props.textColor,
        backgroundColor: backgroundType === 'color' ? props.backgroundColor : undefined,
      }}
    >
      {backgroundType === 'image' && backgroundImage && (
        <img {...imageAttributes(backgroundImage, { sizes: '100vw' })} className="Container-media" alt="" />
      )}
      {backgroundType === 'video' && backgroundVideo !== '' && (
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
      )}
      {areas.content}
    </section>
  );
}
