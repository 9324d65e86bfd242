import { fillIn } from 'page-format';
import type { RootAttributes } from 'page-format/react';
import type { CSSProperties, KeyboardEvent, ReactNode, Ref } from 'react';
import type { SiteEnv } from '../site/site-context.ts';
import { carouselMessages } from './carousel-messages.ts';
import { Icon } from './Icon.tsx';
import { say } from './view.ts';

/** What a carousel does once its script runs. Without it the same markup is a row that scrolls and snaps. */
export interface CarouselControl {
  viewportRef: Ref<HTMLDivElement>;
  /** False until the script moves the track; until then the row scrolls by itself. */
  awake: boolean;
  /** Index of the first slide in view. */
  selected: number;
  /** Spoken politely after the visitor moved the carousel; empty until then. */
  announcement: string;
  goTo(index: number): void;
  goBy(step: 1 | -1): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface CarouselProps {
  /** Given where the carousel is the whole block. */
  root?: RootAttributes;
  env: Pick<SiteEnv, 'locale'>;
  className: string;
  style?: CSSProperties;
  /** Name for screen readers. */
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Slides side by side where there is room for several. */
  slidesPerView: number;
  control?: CarouselControl;
  /** A control of the block's own, before the others: a button that stops a carousel which moves by itself. */
  ownControl?: ReactNode;
  /** What stands beside the row and its controls. */
  children?: ReactNode;
}

/**
 * The markup all sliders share, before and after their script wakes: controls are there from the start, so nothing
 * moves when it does. Where scripts are off, style hides them.
 */
// biome-ignore-start lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
// biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for forms
export function Carousel({
  root,
  env,
  className,
  style,
  label,
  slides,
  slidesPerView,
  control,
  ownControl,
  children,
}: CarouselProps) {
  const count = slides.length;
  const selected = control?.selected ?? 0;
  return (
    <section
      {...root}
      className={className}
      style={{ ...style, '--slides': slidesPerView } as CSSProperties}
      aria-roledescription={say(carouselMessages.role, env)}
      aria-label={label}
      data-count={count === 1 ? 'one' : count <= slidesPerView ? 'all-fit' : 'many'}
    >
      <div
        className="Carousel-viewport"
        ref={control?.viewportRef}
        role="group"
        aria-label={label}
        tabIndex={0}
        onKeyDown={control?.onKeyDown}
        data-awake={control?.awake ? '' : undefined}
      >
        <div className="Carousel-track">
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              className="Carousel-slide"
              role="group"
              aria-roledescription={say(carouselMessages.slide, env)}
              aria-label={fillIn(say(carouselMessages.position, env), { index: index + 1, count })}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className="Carousel-controls" data-scripted>
        {ownControl}
        <ArrowButton
          label={say(carouselMessages.previous, env)}
          path="M15 5l-7 7 7 7"
          onPress={() => control?.goBy(-1)}
        />
        <div className="Carousel-dots">
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              className="Carousel-dot"
              aria-label={fillIn(say(carouselMessages.goTo, env), { index: index + 1 })}
              aria-current={index === selected || undefined}
              onClick={() => control?.goTo(index)}
            />
          ))}
        </div>
        <ArrowButton label={say(carouselMessages.next, env)} path="M9 5l7 7-7 7" onPress={() => control?.goBy(1)} />
      </div>
      <div className="visually-hidden" aria-live="polite">
        {control?.announcement}
      </div>
      {children}
    </section>
  );
}

// biome-ignore-end lint/a11y/noNoninteractiveTabindex: see above
// biome-ignore-end lint/a11y/useSemanticElements: see above

function ArrowButton({ label, path, onPress }: { label: string; path: string; onPress(): void }) {
  return (
    <button type="button" className="Carousel-arrow" aria-label={label} onClick={onPress}>
      <Icon path={path} />
    </button>
  );
}
