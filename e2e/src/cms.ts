/** The CMS as the admin panel talks to it: for putting pages in place, and for looking at what was stored. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { MediaReference, PageDocument } from '@lumavelo/blocks/core';

export const CMS_URL = required('CMS_URL');
export const DEMO_LOGIN = { email: 'editor@example.com', password: 'Editor-123456' };

function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run the end-to-end tests with \`pnpm test e2e\`.`);
  return value;
}

interface PageData {
  title: string;
  slug: string;
  content: PageDocument;
  countries?: string[];
}

export interface StoredPage extends PageData {
  documentId: string;
  locale: string;
}

const PAGES = '/content-manager/collection-types/api::page.page';

/** A logged-in session of the admin's own API. */
export class Cms {
  readonly #token: string;

  private constructor(token: string) {
    this.#token = token;
  }

  /** The session that was opened before the tests began; see `log-in.ts`. */
  static open(): Cms {
    return new Cms(required('E2E_TOKEN'));
  }

  async #call<Data>(method: string, path: string, body?: unknown): Promise<Data> {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(CMS_URL + path, {
      method,
      headers: { authorization: `Bearer ${this.#token}`, ...(json && { 'content-type': 'application/json' }) },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Data;
  }

  async createPage(locale: string, page: PageData): Promise<StoredPage> {
    const { data } = await this.#call<{ data: StoredPage }>('POST', `${PAGES}?locale=${locale}`, page);
    return data;
  }

  async publishPage(documentId: string, locale: string): Promise<void> {
    await this.#call('POST', `${PAGES}/${documentId}/actions/publish?locale=${locale}`, {});
  }

  async readPage(documentId: string, locale: string): Promise<StoredPage> {
    const { data } = await this.#call<{ data: StoredPage }>('GET', `${PAGES}/${documentId}?locale=${locale}`);
    return data;
  }

  async deletePage(documentId: string): Promise<void> {
    await this.#call('DELETE', `${PAGES}/${documentId}?locale=*`);
  }

  /** Uploads a file to the media library, and returns the reference a document stores for it. */
  async uploadImage(path: string, mime: string, alternativeText: string): Promise<MediaReference> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(await readFile(path))], { type: mime }), basename(path));
    form.append('fileInfo', JSON.stringify({ name: basename(path), alternativeText }));
    const [file] = await this.#call<(MediaReference['snapshot'] & { documentId: string })[]>('POST', '/upload', form);
    if (!file) throw new Error(`The upload of ${path} returned no file.`);
    const { documentId, name, url, mime: type, width, height, ext } = file;
    return {
      $ref: 'media',
      documentId,
      snapshot: { name, url, mime: type, width, height, ext, folder: null, alternativeText },
    };
  }
}
