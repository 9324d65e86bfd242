import type { CSSProperties } from 'react';
import { Carousel, type CarouselControl } from '../../ui/Carousel.tsx';
import { imageAttributes } from '../../ui/image-attributes.ts';
import { editable, type IslandProps, say } from '../../ui/view.ts';
import type { Slider } from './block.ts';
import { messages } from './messages.ts';

type Given = IslandProps<typeof Slider>;
type Slide = Given['props']['slides'][number];

/** The View is also what the island draws; the island only adds `control`. */
export function View({ props, root, env, control }: Given & { control?: CarouselControl }) {
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
      slides={slides.map((slide) => ({
        id: slide.id,
        content: <SlideCard slide={slide} columns={columns} env={env} />,
      }))}
      slidesPerView={columns}
      control={control}
    />
  );
}

function SlideCard({ slide, columns, env }: { slide: Slide; columns: number } & Pick<Given, 'env'>) {
  const { id, file, name, content, author } = slide;
  const Content = slide.contentStyle === 'quote' ? 'blockquote' : 'p';
  const sizes = `(min-width: 64em) ${Math.round(1_150 / columns)}px, (min-width: 600px) ${Math.round(100 / columns)}vw, 100vw`;
  return (
    <figure className="Slider-card" data-rounded={slide.roundedCorners || undefined}>
      {file && <img {...imageAttributes(file, { sizes })} className="Slider-image" alt={file.alternativeText} />}
      <div className="Slider-body" data-style={slide.contentStyle} data-quote={slide.quoteColor}>
        {name && (
          <p className="Slider-name" {...editable(env, 'slides', id, 'name')}>
            {name}
          </p>
        )}
        <Content className="Slider-content" {...editable(env, 'slides', id, 'content')}>
          {content}
        </Content>
        {author && (
          <p className="Slider-author" {...editable(env, 'slides', id, 'author')}>
            {author}
          </p>
        )}
      </div>
    </figure>
  );
}
