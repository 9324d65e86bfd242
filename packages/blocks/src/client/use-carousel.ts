import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import { fillIn } from 'page-format';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
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
 * starts at the slide it showed.
 * @param count number of slides
 * @param options beside looping and snapping to the start, which all sliders do; those of the first paint count
 */
export function useCarousel(count: number, env: SiteEnv, options: EmblaOptionsType = {}): RunningCarousel {
  const viewportRef = useRef<HTMLDivElement>(null);
  const given = useRef(options);
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const [selected, setSelected] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  // Embla itself rather than its binding for React, which follows options that change; on a page none does.
  useEffect(() => {
    const viewport = viewportRef.current;
    if (!viewport) return;
    const { scrollLeft } = viewport;
    viewport.scrollLeft = 0;
    const running = EmblaCarousel(viewport, { loop: true, align: 'start', ...given.current });
    const slide = running.slideNodes()[0];
    if (scrollLeft > 0 && slide) running.scrollTo(Math.round(scrollLeft / slide.offsetWidth), true);
    const follow = () => setSelected(running.selectedScrollSnap());
    running.on('select', follow).on('reInit', follow);
    follow();
    setEmbla(running);
    return () => running.destroy();
  }, []);

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
