import { useCarousel } from '../../client/use-carousel.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { Slider } from './block.ts';
import { View } from './View.tsx';

/** The slider once its script runs: the View, moved by Embla. */
export function Island(given: IslandProps<typeof Slider>) {
  const control = useCarousel(given.props.slides.length, given.env);
  return <View {...given} control={control} />;
}
