import { bikeStore, canToggleCompared, toggleCompared, toggleLiked } from '@lumavelo/blocks/client/bike-store';

/** Wakes the like and compare buttons of a page, and the way to the comparison. */
export function wakeBikeButtons(): void {
  for (const buttons of document.querySelectorAll<HTMLElement>('.BikeButtons')) buttons.hidden = false;

  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-like], [data-compare]') : null;
    if (!button) return;
    if (button.matches('[data-like]')) toggleLiked(bikeOf(button));
    else toggleCompared(bikeOf(button));
  });

  const { full = '' } = document.querySelector<HTMLElement>('.CompareBar')?.dataset ?? {};
  bikeStore.subscribe((state) => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-like]')) {
      button.ariaPressed = String(state.likedBikeIds.includes(bikeOf(button)));
    }
    for (const button of document.querySelectorAll<HTMLButtonElement>('[data-compare]')) {
      const id = bikeOf(button);
      button.ariaPressed = String(state.comparedBikeIds.includes(id));
      button.disabled = !canToggleCompared(state, id);
      button.title = button.disabled ? full : '';
    }
    for (const bar of document.querySelectorAll<HTMLElement>('.CompareBar')) {
      const count = state.comparedBikeIds.length;
      bar.hidden = count === 0;
      bar.textContent = (bar.dataset.text ?? '').replace('{count}', String(count));
    }
  });
}

/** Document id of the bike that a button is about. */
function bikeOf(button: HTMLElement): string {
  return button.closest<HTMLElement>('[data-bike]')?.dataset.bike ?? '';
}
