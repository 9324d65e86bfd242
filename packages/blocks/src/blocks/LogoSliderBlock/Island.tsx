import { useAutoplay } from '../../client/use-autoplay.ts';
import { useCarousel } from '../../client/use-carousel.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { LogoSliderBlock } from './block.ts';
import { View } from './View.tsx';

/** Specification point 9. */
const AUTOPLAY_DELAY = 3_000;

/** The logos once their script runs: they move on by themselves, and only the pause button ends that. */
export function Island(given: IslandProps<typeof LogoSliderBlock>) {
  const carousel = useCarousel(given.props.logos.length, given.env);
  const autoplay = useAutoplay(carousel.embla, { delay: AUTOPLAY_DELAY, stopsOnInteraction: false });
  return <View {...given} control={carousel} autoplay={autoplay} />;
}
