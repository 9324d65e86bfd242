import { Carousel, type CarouselControl } from '../../ui/Carousel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { imageAttributes } from '../../ui/image-attributes.ts';
import { editable, type IslandProps, say } from '../../ui/view.ts';
import type { LogoSliderBlock } from './block.ts';
import { messages } from './messages.ts';

interface Running {
  control?: CarouselControl;
  /** Whether the logos move by themselves, and how to change that. */
  autoplay?: { playing: boolean; toggle(): void };
}

/** The View is also what the island draws; the island only adds what runs. */
export function View({ props, root, env, control, autoplay }: IslandProps<typeof LogoSliderBlock> & Running) {
  // A logo whose file was deleted leaves no gap.
  const logos = props.logos.filter((logo) => logo.file !== null);
  if (logos.length === 0) return null;
  const playing = autoplay?.playing ?? true;
  const link = props.extraButtonLink;
  const Extra = link ? 'a' : 'span';
  return (
    <Carousel
      root={root}
      env={env}
      className="LogoSliderBlock"
      label={say(messages.label, env)}
      slides={logos.map(({ id, name, file }) => ({
        id,
        content: file && (
          <img
            {...imageAttributes(file, { sizes: '(min-width: 48em) 25vw, 50vw' })}
            className="LogoSliderBlock-logo"
            alt={name || file.alternativeText}
          />
        ),
      }))}
      slidesPerView={4}
      control={control}
      ownControl={
        <button
          type="button"
          className="Carousel-arrow LogoSliderBlock-pause"
          aria-label={say(playing ? messages.pause : messages.play, env)}
          onClick={autoplay?.toggle}
        >
          <Icon path={playing ? 'M8 5h3v14H8zM13 5h3v14h-3z' : 'M8 5l11 7-11 7z'} lines={0} />
        </button>
      }
    >
      {props.showExtraButton && props.extraButtonTitle && (
        <Extra
          className="Button"
          data-type="secondary-white"
          {...(link && { href: link })}
          {...editable(env, 'extraButtonTitle')}
        >
          {props.extraButtonTitle}
        </Extra>
      )}
    </Carousel>
  );
}
