/**
 * Complete address of a file of the CMS, whose own addresses begin with `/` and name no host. Empty for what is no
 * address on a web host, such as `//host` or another scheme.
 * @param cmsUrl public address of the CMS, without a slash at the end
 */
export function fileAddress(url: unknown, cmsUrl: string): string {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return '';
  return url.startsWith('/') ? cmsUrl + url : url;
}
