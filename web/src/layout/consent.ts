import { type Choice, keepChoice, readChoice } from './consent-choice.ts';
import { forgetAnalytics, loadAnalytics } from './load-analytics.ts';

/** What opens the question again, in the footer. */
const OPENER = '[data-consent-opener]';

/** Asks whether analytics may be loaded, keeps the answer, and acts on it. */
class ConsentBar extends HTMLElement {
  #opener: HTMLElement | undefined;

  connectedCallback() {
    for (const opener of document.querySelectorAll<HTMLElement>(OPENER)) {
      opener.hidden = false;
      opener.addEventListener('click', () => this.#ask(opener));
    }
    this.addEventListener('click', ({ target }) => {
      if (target instanceof HTMLButtonElement) this.#answer(target.value as Choice);
    });
    const choice = readChoice(localStorage, Date.now());
    if (choice === 'granted') loadAnalytics(this.#id);
    if (!choice) this.#bar.hidden = false;
  }

  get #id(): string {
    return this.dataset.analyticsId ?? '';
  }

  get #bar(): HTMLElement {
    return this.querySelector('section') as HTMLElement;
  }

  #ask(opener: HTMLElement) {
    this.#opener = opener;
    this.#bar.hidden = false;
    this.querySelector('h2')?.focus();
  }

  #answer(choice: Choice) {
    const before = readChoice(localStorage, Date.now());
    keepChoice(localStorage, choice, Date.now());
    this.#bar.hidden = true;
    this.#opener?.focus();
    if (choice === 'granted') loadAnalytics(this.#id);
    // What runs already cannot be stopped otherwise.
    else if (before === 'granted') {
      forgetAnalytics();
      location.reload();
    }
  }
}

customElements.define('consent-bar', ConsentBar);
