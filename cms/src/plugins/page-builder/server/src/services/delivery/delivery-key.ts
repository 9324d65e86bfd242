import { isToken } from './preview-token.ts';

/** The header names a request may carry the key under, as Koa reads them. */
interface Request {
  get(header: string): string;
}

/**
 * True for requests of site builds and previews, which carry the key that CMS and sites share. They are not counted, and
 * never get a response from memory: another CMS instance may have published since.
 */
export function hasDeliveryKey(request: Request): boolean {
  return isToken(request.get('x-delivery-key'), strapi.config.get<string>('plugin::page-builder.deliveryKey', ''));
}
