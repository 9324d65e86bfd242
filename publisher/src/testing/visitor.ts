/** What pages of the tests say of their version; they say it once for each link of their menu, and in their title. */
const VERSION = /versie (\d+)/g;

/** Files that a page loads. */
const LOADED = / (?:src|component-url|renderer-url)="(\/[^"]+)"/g;

/**
 * Somebody who reads a site without a pause, and looks at every answer: is it there, is it written to its end, and is
 * all of it, with everything that it loads, of one version?
 */
export class Visitor {
  /** What was wrong, with the address; empty as long as everything is well. */
  readonly faults: string[] = [];
  /** Versions in the order in which they were first seen one after the other. */
  readonly versions: number[] = [];
  answers = 0;
  #reading = true;
  readonly #done: Promise<void>;

  constructor(site: string, paths: readonly string[]) {
    this.#done = this.#read(site, paths);
  }

  /** Ends the reading. */
  async leave(): Promise<void> {
    this.#reading = false;
    await this.#done;
  }

  async #read(site: string, paths: readonly string[]): Promise<void> {
    while (this.#reading) {
      for (const path of paths) await this.#open(site, path);
    }
  }

  async #open(site: string, path: string): Promise<void> {
    const html = await this.#ask(site + path);
    const versions = new Set([...html.matchAll(VERSION)].map(([, version]) => Number(version)));
    const [version] = versions;
    if (!html.trimEnd().endsWith('</html>')) this.faults.push(`${path} ends in the middle.`);
    if (version === undefined || versions.size > 1) this.faults.push(`${path} is of the versions ${[...versions]}.`);
    else if (this.versions.at(-1) !== version) this.versions.push(version);
    for (const [, file] of html.matchAll(LOADED)) await this.#ask(site + file);
  }

  async #ask(url: string): Promise<string> {
    try {
      const answer = await fetch(url);
      if (answer.status !== 200) this.faults.push(`${url} answers ${answer.status}.`);
      return await answer.text();
    } catch (error) {
      this.faults.push(`${url} gives no answer: ${error}`);
      return '';
    } finally {
      this.answers += 1;
    }
  }
}
