import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { fillIn } from 'page-format';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { SiteEnv } from '../site/site-context.ts';
import type { CarouselControl } from '../ui/Carousel.tsx';
import { carouselMessages } from '../ui/carousel-messages.ts';
import { say } from '../ui/view.ts';

/** A carousel that runs, with what else its block may want from Embla. */
export interface RunningCarousel extends CarouselControl {
  /** Undefined until the first paint is done. */
  embla: EmblaCarouselType | undefined;
}

/**
 * Brings a `Carousel` to life with Embla, from exactly where it stands: a row that was scrolled before the script woke
 * starts at the slide it showed. On paper it rests: the style sheet lays out every slide.
 * @param count number of slides
 * @param options beside looping and snapping to the start, which all sliders do
 */
export function useCarousel(
  count: number,
  env: SiteEnv,
  options: Omit<EmblaOptionsType, 'breakpoints'> = {},
): RunningCarousel {
  const [viewportRef, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    ...options,
    breakpoints: { print: { active: false } },
  });
  const [selected, setSelected] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!embla) return;
    takeOverScroll(embla);
    const follow = () => setSelected(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    follow();
    return () => {
      embla.off('select', follow).off('reInit', follow);
    };
  }, [embla]);

  function move(scroll: (jump: boolean) => void) {
    if (!embla) return;
    scroll(window.matchMedia('(prefers-reduced-motion: reduce)').matches);
    setAnnouncement(fillIn(say(carouselMessages.position, env), { index: embla.selectedScrollSnap() + 1, count }));
  }

  function goBy(step: 1 | -1) {
    move((jump) => (step === 1 ? embla?.scrollNext(jump) : embla?.scrollPrev(jump)));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (!step) return;
    event.preventDefault();
    goBy(step);
  }

  return {
    embla,
    awake: embla !== undefined,
    viewportRef,
    selected,
    announcement,
    goTo: (index) => move((jump) => embla?.scrollTo(index, jump)),
    goBy,
    onKeyDown,
  };
}

/** Shows by Embla's own means the slide that the row was scrolled to by the browser's. */
function takeOverScroll(embla: EmblaCarouselType): void {
  const viewport = embla.rootNode();
  const { scrollLeft } = viewport;
  if (scrollLeft === 0) return;
  const [slide] = embla.slideNodes();
  viewport.scrollLeft = 0;
  if (slide) embla.scrollTo(Math.round(scrollLeft / slide.offsetWidth), true);
}
