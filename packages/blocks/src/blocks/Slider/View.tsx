import type { CSSProperties } from 'react';
import { Carousel, type CarouselControl } from '../../ui/Carousel.tsx';
import { imageAttributes } from '../../ui/image-attributes.ts';
import type { IslandProps } from '../../ui/view.ts';
import { say } from '../../ui/view.ts';
import type { Slider } from './block.ts';
import { messages } from './messages.ts';

type Slide = IslandProps<typeof Slider>['props']['slides'][number];

/** The View is also what the island draws; the island only adds `control`. */
export function View({ props, root, env, control }: IslandProps<typeof Slider> & { control?: CarouselControl }) {
  const { slides } = props;
  if (slides.length === 0) return null;
  // Fewer slides than have room share all of it, rather than leave a part of the row empty.
  const columns = Math.min(props.slidesPerView, slides.length);
  return (
    <Carousel
      root={root}
      env={env}
      className="Slider"
      style={{ '--background': props.backgroundColor } as CSSProperties}
      label={say(messages.label, env)}
      slides={slides.map((slide) => ({ id: slide.id, content: <SlideCard slide={slide} columns={columns} /> }))}
      slidesPerView={columns}
      control={control}
    />
  );
}

function SlideCard({ slide, columns }: { slide: Slide; columns: number }) {
  const { file, name, content, author } = slide;
  const Content = slide.contentStyle === 'quote' ? 'blockquote' : 'p';
  const sizes = `(min-width: 64em) ${Math.round(1_150 / columns)}px, (min-width: 600px) ${Math.round(100 / columns)}vw, 100vw`;
  return (
    <figure className="Slider-card" data-rounded={slide.roundedCorners || undefined}>
      {file && <img {...imageAttributes(file, { sizes })} className="Slider-image" alt={file.alternativeText} />}
      <div className="Slider-body" data-style={slide.contentStyle} data-quote={slide.quoteColor}>
        {name && <p className="Slider-name">{name}</p>}
        <Content className="Slider-content">{content}</Content>
        {author && <p className="Slider-author">{author}</p>}
      </div>
    </figure>
  );
}
