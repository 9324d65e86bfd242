import { type Block, createId, type PageDocument } from 'page-format';
import { type Answer, call } from './client.ts';

/** Ways an entry is written. The same rules hold on each. */
export const WRITERS = {
  'REST API': {
    create: (entry: string) => call('/api/pages?status=draft', { as: 'api', body: `{"data":${entry}}` }),
    update: (id: string, entry: string) =>
      call(`/api/pages/${id}?status=draft`, { as: 'api', method: 'PUT', body: `{"force":true,"data":${entry}}` }),
  },
  'Content Manager': {
    create: (entry: string) => call(COLLECTION, { as: 'admin', body: entry }),
    update: (id: string, entry: string) =>
      call(`${COLLECTION}/${id}`, { as: 'admin', method: 'PUT', body: entry.replace('{', '{"force":true,') }),
  },
} satisfies Record<string, Writer>;

interface Writer {
  /** @param entry JSON of the entry, as text, so that it may hold what no object can */
  create(entry: string): Promise<Answer>;
  update(id: string, entry: string): Promise<Answer>;
}

const COLLECTION = '/content-manager/collection-types/api::page.page';

export function publish(id: string, locale = 'nl'): Promise<Answer> {
  return call(`${COLLECTION}/${id}/actions/publish?locale=${locale}`, { as: 'admin', body: {} });
}

export function page(...blocks: Block[]): PageDocument {
  return { format: 'page', formatVersion: 1, blocks };
}

export function title(text: string, props: Record<string, unknown> = {}): Block {
  return { id: createId(), type: 'Title', v: 1, props: { title: text, ...props } };
}

export function button(link: unknown): Block {
  return { id: createId(), type: 'Button', v: 1, props: { label: 'Onward', link } };
}

/** A slug that no other test uses. */
export function newSlug(): string {
  return `test-${createId()}`;
}

/** Saves a page through the REST API and returns its document id. */
export async function createPage(
  entry: Record<string, unknown> = {},
  { locale = 'nl', status = 'draft' } = {},
): Promise<string> {
  const answer = await call(`/api/pages?status=${status}&locale=${locale}`, {
    as: 'api',
    body: { data: { title: 'A page', slug: newSlug(), content: page(title('Hello')), ...entry } },
  });
  if (answer.status !== 201) throw new Error(`The page was not created: ${JSON.stringify(answer.body)}`);
  return answer.body.data.documentId;
}

/** The stored draft of a page, with nothing left out. */
export async function readDraft(id: string, locale = 'nl') {
  const answer = await call(`/api/pages/${id}?status=draft&locale=${locale}&populate=*`, { as: 'api' });
  return answer.body?.data;
}
