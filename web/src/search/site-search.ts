import { fillIn } from 'page-format';
import { drawHit } from './draw-hit.ts';
import { type Findings, type Hit, loadEngine, type SearchEngine } from './search-engine.ts';
import { FOUND_KINDS, readQuestion, type SearchQuestion, writeQuestion } from './search-question.ts';

/** Milliseconds without another letter before a question is asked. */
const PAUSE = 200;

/** Results that are shown at once. */
const AT_ONCE = 10;

/** What the page shows below its form; the styles go by it. */
type State = 'start' | 'loading' | 'found' | 'none' | 'failed';

/**
 * `<site-search>`: answers while a visitor types, and keeps the question in the address, so that it can be shared and is
 * there again on the way back. The index is fetched when somebody turns to the field.
 */
class SiteSearch extends HTMLElement {
  #engine: Promise<SearchEngine> | undefined;
  /** The latest question; answers to those before it are of no interest. */
  #question: SearchQuestion = { words: '', kind: '' };
  /** Whether the question of the address was asked for good, so that the next one gets an entry of its own in the history. */
  #isKept = true;
  #pause: ReturnType<typeof setTimeout> | undefined;

  connectedCallback(): void {
    const form = this.#form;
    this.#part('kinds').querySelector('fieldset')?.removeAttribute('disabled');
    form.addEventListener('focusin', () => void this.#load().catch(() => undefined));
    form.addEventListener('input', ({ target }) => {
      clearTimeout(this.#pause);
      const isTyping = target instanceof HTMLInputElement && target.type === 'search';
      this.#pause = setTimeout(() => this.#change(), isTyping ? PAUSE : 0);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(this.#pause);
      this.#change();
      this.#isKept = true;
    });
    this.#part('more').addEventListener('click', () => this.#showMore());
    addEventListener('popstate', () => this.#readAddress());
    this.#readAddress();
    if (!this.#question.words && !location.hash) this.#field.focus({ preventScroll: true });
  }

  get #form(): HTMLFormElement {
    return this.querySelector('form') as HTMLFormElement;
  }

  get #field(): HTMLInputElement {
    return this.#form.elements.namedItem('q') as HTMLInputElement;
  }

  #part(name: string): HTMLElement {
    return this.querySelector(`[data-part="${name}"]`) as HTMLElement;
  }

  #readAddress(): void {
    const question = readQuestion(location.search);
    this.#field.value = question.words;
    (this.#form.elements.namedItem('kind') as RadioNodeList).value = question.kind;
    this.#isKept = true;
    void this.#answer(question);
  }

  /** Answers what stands in the form, unless it is answered already. */
  #change(): void {
    const values = new FormData(this.#form);
    const query = new URLSearchParams([...values].map(([name, value]) => [name, String(value)]));
    const question = readQuestion(`?${query}`);
    const address = location.pathname + writeQuestion(question);
    if (address !== location.pathname + location.search) {
      if (this.#isKept) history.pushState(null, '', address);
      else history.replaceState(null, '', address);
      this.#isKept = false;
    } else if (this.dataset.state !== 'failed') return;
    void this.#answer(question);
  }

  async #answer(question: SearchQuestion): Promise<void> {
    this.#question = question;
    const isLatest = () => this.#question === question;
    if (!question.words) return this.#show('start', '');
    if (this.dataset.state === undefined || this.dataset.state === 'start') this.#show('loading', this.#say('loading'));
    try {
      const ask = await this.#load();
      const findings = await ask(question);
      const hits = await findings.read(0, AT_ONCE);
      if (!isLatest()) return;
      this.#part('results').replaceChildren(...hits.map((hit) => this.#draw(hit)));
      this.#countKinds(findings);
      this.#offerMore(findings);
      const { count } = findings;
      const message = count === 0 ? 'none' : count === 1 ? 'one' : 'count';
      this.#show(count === 0 ? 'none' : 'found', fillIn(this.#say(message), { count, words: question.words }));
    } catch (error) {
      console.warn(error);
      // The next question tries again from the beginning: a release may have come between.
      this.#engine = undefined;
      if (isLatest()) this.#show('failed', this.#say('failed'));
    }
  }

  #load(): Promise<SearchEngine> {
    const { index = '', language = '' } = this.dataset;
    if (!index) return Promise.reject(new Error('This server has no search index. `pnpm build` makes one.'));
    this.#engine ??= loadEngine(index, language);
    return this.#engine;
  }

  #draw(hit: Hit): HTMLElement {
    return drawHit(hit, this.#part('results').dataset[hit.kind] ?? '');
  }

  /** The choice of a kind says how many there are, and is there only where there is one. */
  #countKinds({ kinds }: Findings): void {
    const total = FOUND_KINDS.reduce((sum, kind) => sum + kinds[kind], 0);
    for (const kind of FOUND_KINDS) {
      const count = this.#part(`count-${kind}`);
      count.textContent = String(kinds[kind]);
      const choice = count.closest('label');
      if (choice) choice.hidden = kinds[kind] === 0 && this.#question.kind !== kind;
    }
    this.#part('count-all').textContent = String(total);
    const isChoice = FOUND_KINDS.filter((kind) => kinds[kind] > 0).length > 1;
    this.#part('kinds').hidden = !isChoice && !this.#question.kind;
  }

  #more: () => Promise<void> = async () => undefined;

  #offerMore(findings: Findings): void {
    const list = this.#part('results');
    const button = this.#part('more');
    const hide = () => {
      button.hidden = list.children.length >= findings.count;
    };
    this.#more = async () => {
      const shown = list.children.length;
      const hits = await findings.read(shown, shown + AT_ONCE);
      // Another question may have been answered meanwhile.
      if (list.children.length !== shown) return;
      list.append(...hits.map((hit) => this.#draw(hit)));
      hide();
      list.children[shown]?.querySelector('a')?.focus();
    };
    hide();
  }

  #showMore(): void {
    this.#more().catch((error: unknown) => {
      console.warn(error);
      this.#engine = undefined;
      this.#show('failed', this.#say('failed'));
    });
  }

  #say(message: string): string {
    return this.#part('status').dataset[message] ?? '';
  }

  #show(state: State, message: string): void {
    this.dataset.state = state;
    this.#part('status').textContent = message;
    if (state !== 'found') this.#part('results').replaceChildren();
    if (state !== 'found') this.#part('more').hidden = true;
    if (state === 'start' || state === 'failed') this.#part('kinds').hidden = true;
  }
}

export function defineSiteSearch(): void {
  if (!customElements.get('site-search')) customElements.define('site-search', SiteSearch);
}
