import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageDocument, ResolvedReferences } from 'page-format';
import type { DamagedPage, DeliveredPage } from 'page-format/delivery';
import { send, startTestServer, type TestServer } from './test-server.ts';

/** A published page of one locale. */
export interface TestPage {
  title: string;
  slug: string;
  /** `en` unless said otherwise. */
  locale?: string;
  blocks?: PageDocument['blocks'];
  refs?: ResolvedReferences;
  isDamaged?: boolean;
  /** What the project's page type has beyond. */
  more?: Record<string, unknown>;
}

/** A small server that speaks the plugin's delivery protocol. */
export function startDeliveryServer(pages: readonly TestPage[]): Promise<TestServer> {
  return startTestServer((request, response) => respond(pages, request, response));
}

function respond(pages: readonly TestPage[], request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const locale = searchParams.get('locale');
  const published = pages.filter((page) => locale === null || localeOf(page) === locale);
  if (pathname === '/api/page-builder/pages') {
    const page = Number(searchParams.get('page') ?? 1);
    const pageSize = Number(searchParams.get('pageSize') ?? 25);
    const shown = published.slice((page - 1) * pageSize, page * pageSize);
    const pagination = { page, pageSize, pageCount: Math.ceil(published.length / pageSize), total: published.length };
    const damaged = shown.filter(({ isDamaged }) => isDamaged).map(describeDamage);
    send(response, 200, {
      data: shown.filter(({ isDamaged }) => !isDamaged).map(deliver),
      meta: { pagination, damaged },
    });
    return;
  }
  const single = published.find(({ slug }) => slug === searchParams.get('slug'));
  if (pathname === '/api/page-builder/page' && single) send(response, 200, { data: deliver(single) });
  else send(response, 404, { error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} } });
}

const localeOf = ({ locale = 'en' }: TestPage) => locale;

const idOf = (page: TestPage) => page.slug || 'home';

function describeDamage(page: TestPage): DamagedPage {
  const message = 'A block is an object, but this is empty (null).';
  const { title, slug } = page;
  return { documentId: idOf(page), title, slug, locale: localeOf(page), path: 'content.blocks[0]', message };
}

function deliver(page: TestPage): DeliveredPage {
  return {
    documentId: idOf(page),
    title: page.title,
    slug: page.slug,
    locale: localeOf(page),
    localizations: [],
    updatedAt: '2026-11-20T12:00:00.000Z',
    ...page.more,
    document: { format: 'page', formatVersion: 1, blocks: page.blocks ?? [] },
    refs: page.refs ?? {},
  };
}
