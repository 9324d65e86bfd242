/** The CMS as the admin panel talks to it: for putting pages in place, and for looking at what was stored. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { LOCALES } from '@lumavelo/blocks/site';
import { createId, type MediaReference, type PageDocument } from 'page-format';

export const CMS_URL = required('CMS_URL');

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
  /** The picture for shared links, by its number in the media library. */
  seo?: { image: number };
}

export interface StoredPage extends PageData {
  documentId: string;
  locale: string;
}

/** Somebody who was added to the admin: how they log in, and a way to take them out again. */
interface Invited {
  email: string;
  password: string;
  /** The CMS as they may use it. */
  cms: Cms;
  remove(): Promise<void>;
}

/** What the admin's API answers to something that was made. */
interface Created {
  data: { id: number; registrationToken?: string };
}

/** What it answers to somebody who takes up an invitation: they are logged in. */
interface Registered {
  data: { token: string };
}

function formOf(name: string, bytes: Uint8Array, info: object): FormData {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
  form.append('fileInfo', JSON.stringify({ name, ...info }));
  return form;
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

  async #call<Data>(method: string, path: string, body?: unknown, confirmation?: string): Promise<Data> {
    const json = body !== undefined && !(body instanceof FormData);
    const answer = await fetch(CMS_URL + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(json && { 'content-type': 'application/json' }),
        ...(confirmation && { 'X-Confirm-Uses': confirmation }),
      },
      body: json ? JSON.stringify(body) : (body as FormData | undefined),
    });
    if (answer.ok) return (await answer.json()) as Data;
    const text = await answer.text();
    // What a test takes away may be in use by then, and that is meant.
    const isInUse = method === 'DELETE' && answer.status === 409 && confirmation === undefined;
    if (isInUse) return this.#call(method, path, body, JSON.parse(text).error.details.confirmation);
    throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
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
    // The admin's API hands a page out with its version, which is not part of the page.
    const { basedOn: _, ...content } = data.content as PageDocument & { basedOn?: string };
    return { ...data, content };
  }

  /** Saves as a program does that means to overwrite whatever is stored. */
  async updatePage(documentId: string, locale: string, data: Partial<PageData>): Promise<void> {
    await this.#call('PUT', `${PAGES}/${documentId}?locale=${locale}`, { locale, ...data, force: true });
  }

  /** Where Strapi's preview button leads from a page's draft. */
  async findPreview(documentId: string, locale: string): Promise<string> {
    const query = new URLSearchParams({ documentId, locale, status: 'draft' });
    const { data } = await this.#call<{ data: { url: string } }>(
      'GET',
      `/content-manager/preview/url/api::page.page?${query}`,
    );
    return data.url;
  }

  async deletePage(documentId: string): Promise<void> {
    await this.#call('DELETE', `${PAGES}/${documentId}?locale=*`);
  }

  /** Deletes every page of a language whose slug contains a text, whoever made it. */
  async deletePagesWith(slug: string, locale: string): Promise<void> {
    const query = new URLSearchParams({ locale, 'filters[slug][$contains]': slug, pageSize: '100' });
    const { results } = await this.#call<{ results: { documentId: string }[] }>('GET', `${PAGES}?${query}`);
    for (const { documentId } of results) await this.deletePage(documentId);
  }

  async createDraft(contentType: string, entry: object, locale?: string): Promise<{ documentId: string }> {
    const path = `/content-manager/collection-types/${contentType}${locale ? `?locale=${locale}` : ''}`;
    return (await this.#call<{ data: { documentId: string } }>('POST', path, entry)).data;
  }

  async createEntry(contentType: string, entry: object, locale?: string): Promise<{ documentId: string }> {
    const path = `/content-manager/collection-types/${contentType}`;
    const query = locale ? `?locale=${locale}` : '';
    const data = await this.createDraft(contentType, entry, locale);
    await this.#call('POST', `${path}/${data.documentId}/actions/publish${query}`, {});
    return data;
  }

  /** What a visitor sent with a form; undefined where nothing came from that address of mail. */
  async findLead(email: string): Promise<Record<string, unknown> | undefined> {
    const query = new URLSearchParams({ 'filters[email][$eq]': email });
    const path = `/content-manager/collection-types/plugin::lumavelo.lead?${query}`;
    return (await this.#call<{ results: Record<string, unknown>[] }>('GET', path)).results[0];
  }

  /** The draft of an entry. */
  async readEntry(contentType: string, documentId: string, locale?: string): Promise<object> {
    const query = locale ? `?locale=${locale}` : '';
    const path = `/content-manager/collection-types/${contentType}/${documentId}${query}`;
    return (await this.#call<{ data: object }>('GET', path)).data;
  }

  /** Changes an entry, whatever is stored. */
  async updateEntry(contentType: string, documentId: string, data: object, locale?: string): Promise<void> {
    const query = locale ? `?locale=${locale}` : '';
    const path = `/content-manager/collection-types/${contentType}/${documentId}${query}`;
    await this.#call('PUT', path, { ...data, force: true });
  }

  /** Ids of the pages that the header leads to in a language, in no order. */
  async listHeaderPages(locale: string): Promise<string[]> {
    const { data } = await this.#call<{ data: { documentId: string } }>(
      'GET',
      `/content-manager/single-types/api::menu.menu?locale=${locale}`,
    );
    const { results } = await this.#call<{ results: { documentId: string }[] }>(
      'GET',
      `/content-manager/relations/api::menu.menu/${data.documentId}/headerPages?locale=${locale}&pageSize=100`,
    );
    return results.map(({ documentId }) => documentId);
  }

  /** Changes what all pages of a country share. */
  async changeSiteSettings(country: string, data: object): Promise<void> {
    const path = '/content-manager/collection-types/api::site-setting.site-setting';
    const { results } = await this.#call<{ results: { documentId: string }[] }>(
      'GET',
      `${path}?filters[country][$eq]=${country}`,
    );
    await this.#call('PUT', `${path}/${results[0]?.documentId}`, { ...data, force: true });
  }

  async deleteEntry(contentType: string, documentId: string): Promise<void> {
    await this.#call('DELETE', `/content-manager/collection-types/${contentType}/${documentId}?locale=*`);
  }

  /**
   * Adds somebody to the admin whose role may read pages, and create and change these fields of them; nothing else.
   * Their role goes with them.
   * @param locales in which they may
   * @param rights to pages that they have beside, in these languages
   */
  async createAuthor(
    fields: readonly string[],
    locales: readonly string[] = LOCALES,
    rights: readonly string[] = [],
  ): Promise<Invited> {
    const name = `Author ${createId()}`;
    const { data: role } = await this.#call<Created>('POST', '/admin/roles', { name, description: 'For a test' });
    const may = (action: string, allowed: readonly string[]) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject: 'api::page.page',
      conditions: [],
      properties: { fields: allowed, locales },
    });
    const permissions = [
      may('read', ['title', 'slug', 'content']),
      ...(fields.length > 0 ? ['create', 'update'].map((action) => may(action, fields)) : []),
      ...rights.map((action) => ({ ...may('', []), action, properties: { locales } })),
    ];
    await this.#call('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
    const person = await this.#invite(role.id);
    return {
      ...person,
      remove: async () => {
        await person.remove();
        await this.#call('DELETE', `/admin/roles/${role.id}`);
      },
    };
  }

  /** Adds somebody to the admin who has the role of authors that comes with a new CMS. */
  async inviteAuthor(): Promise<Invited> {
    const { data } = await this.#call<{ data: { id: number; code: string }[] }>('GET', '/admin/roles');
    const role = data.find(({ code }) => code === 'strapi-author');
    if (!role) throw new Error('The CMS has no role strapi-author.');
    return this.#invite(role.id);
  }

  async #invite(role: number): Promise<Invited> {
    const name = { firstname: `Author ${createId()}`, lastname: 'Test' };
    const login = { email: `${createId()}@example.com`, password: 'Author-123456' };
    const user = { ...name, email: login.email, roles: [role] };
    const { data: invited } = await this.#call<Created>('POST', '/admin/users', user);
    const { registrationToken } = invited;
    const { data: session } = await this.#call<Registered>('POST', '/admin/register', {
      registrationToken,
      userInfo: { ...name, password: login.password },
    });
    return {
      ...login,
      cms: new Cms(session.token),
      remove: () => this.#call('DELETE', `/admin/users/${invited.id}`),
    };
  }

  async createFolder(name: string): Promise<number> {
    const { data } = await this.#call<{ data: { id: number } }>('POST', '/upload/folders', { name, parent: null });
    return data.id;
  }

  /** Uploads bytes under a name. */
  async uploadFile(name: string, bytes: Uint8Array, info: object = {}): Promise<{ id: number; documentId: string }> {
    const [file] = await this.#call<{ id: number; documentId: string }[]>('POST', '/upload', formOf(name, bytes, info));
    if (!file) throw new Error(`The upload of ${name} returned no file.`);
    return file;
  }

  /** Puts another picture in the place of one in the media library. */
  async replaceFile(id: number, name: string, bytes: Uint8Array, info: object = {}): Promise<void> {
    await this.#call('POST', `/upload?id=${id}`, formOf(name, bytes, info));
  }

  /** Whether a file is in the media library. */
  async hasFile(id: number): Promise<boolean> {
    const { results } = await this.#call<{ results: unknown[] }>('GET', `/upload/files?filters[id][$eq]=${id}`);
    return results.length > 0;
  }

  async deleteFile(id: number): Promise<void> {
    await this.#call('DELETE', `/upload/files/${id}`);
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
