/**
 * Complete address of a file of the CMS, whose own addresses begin with `/` and name no host. Empty for what is no
 * address on a web host, such as `//host` or another scheme.
 * @param cmsUrl public address of the CMS, without a slash at the end
 */
export function fileAddress(url: unknown, cmsUrl: string): string {
  if (typeof url !== 'string' || !/^(?:https?:\/\/|\/(?!\/))/i.test(url)) return '';
  return url.startsWith('/') ? cmsUrl + url : url;
}

/** Where the files of the media library are, and the CMS whose paths begin with `/`. */
interface FilePlaces {
  assetBase: string;
  fileBase?: string;
}

/**
 * Complete address of what an editor typed: files of the media library, `/uploads/…`, are where chosen ones are; every
 * other path is one of the site.
 */
export function typedFileAddress(address: string, { assetBase, fileBase = assetBase }: FilePlaces): string {
  return address.startsWith('/uploads/') ? fileBase + address : address;
}
