import { writeNumber } from '../calculator/write-number.ts';
import { cmsPriceText } from '../site/price.ts';
import { defineBikeCosts } from './bike-costs-element.ts';
import { enteredValues, rememberEntered } from './entered-values.ts';

/** How long a slider must rest before the calculator is asked, in milliseconds. */
const PAUSE = 200;

/**
 * Lets the sliders of `<monthly-price>` move its amounts, which `<bike-costs>` in it asks for. The salary counts for all
 * bikes of the page, and for the calculator that the link leads to; the price goes along in the link.
 */
export function wakeMonthlyPrice(place: HTMLElement): void {
  const { slug = '', cell = '' } = place.dataset;
  const costs = place.querySelector<HTMLElement>('bike-costs');
  const link = place.querySelector('a');
  defineBikeCosts();
  for (const slider of place.querySelectorAll('input')) {
    if (slider.name === 'price') {
      onMove(slider, () => {
        costs?.setAttribute('data-price', slider.value);
        if (link) link.search = `?price=${slider.value}`;
      });
    } else {
      onMove(slider, () => {
        const means = { grossSalary: slider.value };
        rememberEntered(slug, { means, entered: { [cell]: writeNumber(Number(slider.value)) } });
      });
      enteredValues.subscribe(({ grossSalary }) => show(slider, grossSalary));
    }
  }
}

/** Also when it was moved before this script was there. */
function onMove(slider: HTMLInputElement, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  slider.addEventListener('input', () => {
    show(slider, Number(slider.value));
    clearTimeout(timer);
    timer = setTimeout(act, PAUSE);
  });
  if (slider.value === slider.defaultValue) return;
  show(slider, Number(slider.value));
  act();
}

/** Beside the slider, and for those who hear it. */
function show(slider: HTMLInputElement, amount: number): void {
  const text = cmsPriceText(amount, 'euro');
  slider.value = String(amount);
  slider.setAttribute('aria-valuetext', text);
  const output = slider.previousElementSibling;
  if (output) output.textContent = text;
}
