import type { EmblaCarouselType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fillIn } from '../core/text.ts';
import type { CarouselControl } from '../ui/Carousel.tsx';
import { carouselMessages } from '../ui/carousel-messages.ts';
import { say, type ViewEnv } from '../ui/view.ts';

type EmblaOptions = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;

/** A carousel that runs, with what else its block may want from Embla. */
export interface RunningCarousel extends CarouselControl {
  /** Undefined until the first paint is done. */
  embla: EmblaCarouselType | undefined;
}

/**
 * Brings a `Carousel` to life with Embla, from exactly where it stands: a row that was scrolled before the script woke
 * starts at the slide it showed.
 * @param count number of slides
 * @param options beside looping and snapping to the start, which all sliders do
 */
export function useCarousel(count: number, env: ViewEnv, options: EmblaOptions = {}): RunningCarousel {
  const viewport = useRef<HTMLDivElement | null>(null);
  const [emblaRef, embla] = useEmblaCarousel({ loop: true, align: 'start', ...options });
  const [selected, setSelected] = useState(0);
  const [announcement, setAnnouncement] = useState('');

  const viewportRef = useCallback(
    (node: HTMLDivElement | null) => {
      viewport.current = node;
      emblaRef(node);
    },
    [emblaRef],
  );

  useEffect(() => {
    if (!embla || !viewport.current) return;
    const { scrollLeft } = viewport.current;
    const slide = embla.slideNodes()[0];
    if (scrollLeft > 0 && slide) {
      viewport.current.scrollLeft = 0;
      embla.scrollTo(Math.round(scrollLeft / slide.offsetWidth), true);
    }
    const follow = () => setSelected(embla.selectedScrollSnap());
    follow();
    embla.on('select', follow).on('reInit', follow);
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
