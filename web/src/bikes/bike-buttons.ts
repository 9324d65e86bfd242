import { bikeStore, canToggleCompared, toggleCompared, toggleLiked } from '@lumavelo/blocks/client/bike-store';

/** Wakes the like and compare buttons of a page, and the way to the comparison. */
export function wakeBikeButtons(): void {
  for (const buttons of document.querySelectorAll<HTMLElement>('.BikeButtons')) buttons.hidden = false;

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-like], [data-compare]') : null;
    const { like, compare } = button?.dataset ?? {};
    if (like) toggleLiked(like);
    if (compare) toggleCompared(compare);
  });

  bikeStore.subscribe((state) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-like]')) {
      button.ariaPressed = String(state.likedBikeIds.includes(button.dataset.like ?? ''));
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-compare]')) {
      const id = button.dataset.compare ?? '';
      button.ariaPressed = String(state.comparedBikeIds.includes(id));
      button.disabled = !canToggleCompared(state, id);
    }
    for (const bar of document.querySelectorAll<HTMLElement>('.CompareBar')) {
      const count = state.comparedBikeIds.length;
      bar.hidden = count === 0;
      bar.textContent = (bar.dataset.text ?? '').replace('{count}', String(count));
    }
  });
}
