import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

export interface Autoplay {
  /** False once the visitor stopped it. */
  playing: boolean;
  toggle(): void;
}

interface AutoplayOptions {
  /** Milliseconds a slide stands before the next one comes. */
  delay: number;
  /** True where the first touch, click or key of a visitor ends the movement for good. */
  stopsOnInteraction: boolean;
}

/** Why a carousel stands still for the moment. */
type Pause = 'reduced-motion' | 'off-screen' | 'page-hidden' | 'held' | 'focused';

/**
 * Moves a carousel on by itself, until the visitor stops it. It waits while nobody can see it, while a finger or the
 * keyboard is on it, and always where less motion is asked for. A move by hand starts the waiting anew.
 */
export function useAutoplay(
  embla: EmblaCarouselType | undefined,
  { delay, stopsOnInteraction }: AutoplayOptions,
): Autoplay {
  const [playing, setPlaying] = useState(true);

  useEffect(() => {
    if (!embla || !playing) return;
    const viewport = embla.rootNode();
    const carousel = viewport.closest('section') ?? viewport;
    const pauses = new Set<Pause>();
    const ended = new AbortController();
    const { signal } = ended;
    let timer: number | undefined;

    const wait = () => {
      window.clearTimeout(timer);
      if (pauses.size === 0) timer = window.setTimeout(() => embla.scrollNext(), delay);
    };
    const setPause = (reason: Pause, on: boolean) => {
      if (pauses.has(reason) === on) return;
      if (on) pauses.add(reason);
      else pauses.delete(reason);
      wait();
    };
    const hold = () => setPause('held', true);
    const release = () => setPause('held', false);

    const motion = window.matchMedia('(prefers-reduced-motion: reduce)');
    const followMotion = () => setPause('reduced-motion', motion.matches);
    const followPage = () => setPause('page-hidden', document.hidden);
    const followFocus = () =>
      setPause('focused', viewport.querySelector(':focus-visible') !== null || viewport.matches(':focus-visible'));
    const sight = new IntersectionObserver((entries) => setPause('off-screen', !entries.at(-1)?.isIntersecting));

    motion.addEventListener('change', followMotion, { signal });
    document.addEventListener('visibilitychange', followPage, { signal });
    for (const type of ['focusin', 'focusout']) {
      // After the event, when the focus has arrived where it goes.
      viewport.addEventListener(type, () => queueMicrotask(followFocus), { signal });
    }
    if (stopsOnInteraction) {
      for (const type of ['pointerdown', 'keydown'])
        carousel.addEventListener(type, () => setPlaying(false), { signal });
    }
    sight.observe(viewport);
    embla.on('select', wait).on('pointerDown', hold).on('pointerUp', release);
    wait();
    followMotion();
    followPage();
    return () => {
      window.clearTimeout(timer);
      ended.abort();
      sight.disconnect();
      embla.off('select', wait).off('pointerDown', hold).off('pointerUp', release);
    };
  }, [embla, playing, delay, stopsOnInteraction]);

  return { playing, toggle: () => setPlaying((now) => !now) };
}
