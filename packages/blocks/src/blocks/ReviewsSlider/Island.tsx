import { useCarousel } from '../../client/use-carousel.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { ReviewsSlider } from './block.ts';
import { listReviews, View } from './View.tsx';

/** Up to this many reviews the row has ends; from four on it loops (specification point 9). */
const MOST_WITHOUT_LOOP = 3;

/** The reviews once their script runs: the View, moved by Embla. */
export function Island(given: IslandProps<typeof ReviewsSlider>) {
  const count = listReviews(given).length;
  const control = useCarousel(count, given.env, { loop: count > MOST_WITHOUT_LOOP });
  return <View {...given} control={control} />;
}
