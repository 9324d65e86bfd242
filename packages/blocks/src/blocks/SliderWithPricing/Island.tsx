import { useAutoplay } from '../../client/use-autoplay.ts';
import { useCarousel } from '../../client/use-carousel.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { SliderWithPricing } from './block.ts';
import { View } from './View.tsx';

/** Specification point 9. */
const AUTOPLAY_DELAY = 300_000;

/** The slider once its script runs. The card beside it speaks for every move, so the row itself stays silent. */
export function Island(given: IslandProps<typeof SliderWithPricing>) {
  const carousel = useCarousel(given.props.slides.length, given.env);
  useAutoplay(carousel.embla, { delay: AUTOPLAY_DELAY, stopsOnInteraction: true });
  return <View {...given} control={{ ...carousel, announcement: '' }} />;
}
