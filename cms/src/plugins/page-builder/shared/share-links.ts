/** What server and editor say to each other about links to drafts. */

/** Days that a link may work at most. */
export const LONGEST_DAYS = 30;

/** Links of an entry that may work at the same time. */
export const MOST_LINKS = 20;

/** Characters of the text that says for whom a link is. */
export const RECIPIENT_LENGTH = 100;

/** A guest who has opened a link. */
export interface ShareOpening {
  /** As the guest gave it; empty where none was given. */
  name: string;
  /** ISO dates of the first and the last time. */
  firstAt: string;
  lastAt: string;
  /** Pages that were looked at, in any language. */
  views: number;
}

/** A link to a draft as its list shows it. The link itself is shown once, when it is made. */
export interface ShareLink {
  id: string;
  /** For whom it is; empty where nobody said. */
  recipient: string;
  /** Who made it; empty for somebody who has left since. */
  creator: string;
  /** ISO dates. */
  createdAt: string;
  expiresAt: string;
  /** Null until somebody takes the link back. */
  revokedAt: string | null;
  /** The last ones first. */
  openings: ShareOpening[];
  /** Guests beyond those that are listed. */
  unlisted: number;
}

/** `GET /page-builder/shares` */
export interface ShareLinksResponse {
  data: ShareLink[];
  /** False where the project has not said on which address guests see drafts; no links can be made then. */
  meta: { isConfigured: boolean };
}

/** `POST /page-builder/shares` */
export interface ShareLinkCreated {
  data: ShareLink;
  /** The address to hand on, which nobody can be told again. */
  meta: { address: string };
}
