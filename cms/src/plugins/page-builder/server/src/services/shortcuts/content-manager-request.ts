import type { Core } from '@strapi/strapi';

/** What the content manager does with an entry on behalf of the browser. Publishing saves the form first. */
export interface ContentManagerRequest {
  task: 'save' | 'publish';
}

const requests = new WeakMap<object, ContentManagerRequest>();

/** The request of the content manager that is being answered, the same object each time; undefined outside of one. */
export function findContentManagerRequest(strapi: Core.Strapi): ContentManagerRequest | undefined {
  const context = strapi.requestContext.get();
  if (!context?.path.startsWith('/content-manager/collection-types/')) return undefined;
  const known = requests.get(context);
  if (known) return known;
  const publishes = context.method === 'POST' && context.path.endsWith('/actions/publish');
  if (!publishes && context.method !== 'PUT') return undefined;
  const request: ContentManagerRequest = { task: publishes ? 'publish' : 'save' };
  requests.set(context, request);
  return request;
}
