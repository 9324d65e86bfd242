/**
 * `<monthly-price>`: what moves the price is fetched when a visitor turns to it, or once the bikes of the page have it. The
 * page came with the default person's amounts.
 */
class MonthlyPriceElement extends HTMLElement {
  #isAwake = false;

  connectedCallback(): void {
    const wake = () => {
      if (this.#isAwake) return;
      this.#isAwake = true;
      // Without it the amounts stand as they are.
      import('../../client/monthly-price.ts').then(({ wakeMonthlyPrice }) => wakeMonthlyPrice(this)).catch(() => {});
    };
    for (const type of ['pointerover', 'focusin', 'input']) this.addEventListener(type, wake);
    void customElements.whenDefined('bike-costs').then(wake);
  }
}

if (!customElements.get('monthly-price')) customElements.define('monthly-price', MonthlyPriceElement);
