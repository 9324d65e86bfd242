import { useState } from 'react';
import { useCarousel } from '../../client/use-carousel.ts';
import type { IslandProps } from '../../ui/view.ts';
import type { ReviewsSlider } from './block.ts';
import { dayOf, listReviews, monthWriter, View, type WriteMonth } from './View.tsx';

/** Up to this many reviews the row has ends; from four on it loops (specification point 9). */
const MOST_WITHOUT_LOOP = 3;

/** The reviews once their script runs: the View, moved by Embla. */
export function Island(given: IslandProps<typeof ReviewsSlider>) {
  const count = listReviews(given).length;
  const control = useCarousel(count, given.env, { loop: count > MOST_WITHOUT_LOOP });
  const [writeMonth] = useState(() => repeatMonths(given.env.lang));
  return <View {...given} control={control} writeMonth={writeMonth} />;
}

/**
 * Months as the page has them already: making a format of dates keeps a slow telephone busy for longer than everything
 * else that the reviews do when they wake.
 */
function repeatMonths(lang: string): WriteMonth {
  const times =
    typeof document === 'undefined' ? [] : document.querySelectorAll<HTMLTimeElement>('.ReviewsSlider time');
  const written = new Map(Array.from(times, ({ dateTime, textContent }) => [dateTime, textContent]));
  let write: WriteMonth | undefined;
  return (date) => {
    const known = written.get(dayOf(date));
    if (known) return known;
    write ??= monthWriter(lang);
    return write(date);
  };
}
