import type { BindContext, ViewEnv } from '../block/field.ts';

/**
 * Complete address of a file of the CMS, whose own addresses begin with `/` and name no host. Empty for what is no
 * address on a web host, such as `//host` or another scheme.
 * @param cmsUrl public address of the CMS, without a slash at the end
 */
export function fileAddress(url: unknown, cmsUrl: string): string {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return '';
  return url.startsWith('/') ? cmsUrl + url : url;
}

/**
 * Complete address of what an editor typed: files of the media library, `/uploads/…`, are where chosen ones are; every
 * other path is one of the site.
 */
export function typedFileAddress(
  address: string,
  { cmsUrl, fileBase = cmsUrl }: Pick<ViewEnv, 'cmsUrl' | 'fileBase'>,
): string {
  return address.startsWith('/uploads/') ? fileBase + address : address;
}

/** Where an address leads that an editor typed as a link: where the site has it, and files of the media library to them. */
export function typedLinkAddress(address: string, context: Pick<BindContext, 'env' | 'rewriteAddress'>): string {
  return context.rewriteAddress?.(address) ?? typedFileAddress(address, context.env);
}
