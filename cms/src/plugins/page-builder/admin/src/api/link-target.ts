import type { PageReference } from 'page-format';

/** The content type that links lead to by reference: a link follows its page when the page moves. */
export interface LinkTarget {
  /** Such as `api::page.page`. */
  contentType: PageReference['$ref'];
  /** Field that names a page in lists. */
  titleField: string;
  /** Field with its blocks, whose anchors a link may lead to. */
  contentField: string;
}

let target: LinkTarget | undefined;

/** @throws Error when another content type has been registered */
export function registerLinkTarget(next: LinkTarget): void {
  if (target) {
    throw new Error(
      `Links are to lead to ${next.contentType}, and ${target.contentType} is registered: there is one type of page.`,
    );
  }
  target = next;
}

/** Undefined where links lead to addresses and files alone. */
export function getLinkTarget(): LinkTarget | undefined {
  return target;
}
