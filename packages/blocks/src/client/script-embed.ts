import { forgetScript, loadScript } from './load-script.ts';

/** How long a script that was fetched may take to register its element, in milliseconds (specification point 8). */
const REGISTRATION_WAIT = 500;

/** How far below the screen an embedded component is when its script is fetched. */
const NEARNESS = '300px';

/**
 * The element around a component of an external script; `ui/ScriptEmbed.tsx` draws it and its texts. Fetches the script
 * when the visitor comes near, and says so when it does not come or registers nothing in time.
 */
class ScriptEmbed extends HTMLElement {
  #sight: IntersectionObserver | undefined;
  #started = false;

  connectedCallback() {
    // Drawn in its last state already: a sample of a failure, or in the editor, which fetches no script.
    if (this.dataset.state !== 'loading') this.#started = true;
    this.querySelector('button')?.addEventListener('click', this.#load);
    if (this.#started) return;
    this.#sight = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) this.#load();
      },
      { rootMargin: NEARNESS },
    );
    this.#sight.observe(this);
  }

  disconnectedCallback() {
    this.#sight?.disconnect();
    this.querySelector('button')?.removeEventListener('click', this.#load);
  }

  #load = async () => {
    this.#started = true;
    this.#sight?.disconnect();
    const { src = '', tag = '', notLoaded = '', notRegistered = '' } = this.dataset;
    this.dataset.state = 'loading';
    try {
      if (!customElements.get(tag)) await loadScript(src);
    } catch {
      this.#fail(notLoaded);
      return;
    }
    if (await isRegistered(tag)) {
      this.dataset.state = 'ready';
      return;
    }
    forgetScript(src);
    this.#fail(notRegistered);
  };

  #fail(text: string) {
    const message = this.querySelector('[role="alert"]');
    if (message) message.textContent = text;
    this.dataset.state = 'failed';
  }
}

function isRegistered(tag: string): Promise<boolean> {
  return Promise.race([
    customElements.whenDefined(tag).then(() => true),
    new Promise<boolean>((resolve) =>
      setTimeout(() => resolve(customElements.get(tag) !== undefined), REGISTRATION_WAIT),
    ),
  ]);
}

/** Registers `<script-embed>`; several blocks bring it along. */
export function defineScriptEmbed(): void {
  if (!customElements.get('script-embed')) customElements.define('script-embed', ScriptEmbed);
}
