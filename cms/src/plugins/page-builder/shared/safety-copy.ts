import type { PageDocument } from 'page-format';
import type { Sources } from './envelope.ts';

/** Unsaved work on a page, as it is kept on the server for the one person who does it. */
export interface CopiedWork {
  document: PageDocument;
  /** Where blocks were taken from; see `envelope.ts`. */
  sources: Sources;
  /** What was typed into the entry's other fields. */
  fields: Readonly<Record<string, unknown>>;
}

/** `POST /page-builder/safety-copies`, beside the page that it is about. */
export interface SentCopy {
  /** Of the stretch of work: the id of its journal in the browser. Two windows with one page keep two copies. */
  session: string;
  /** Version of the stored page that the work began with. */
  basedOn: string;
  /** Counts the calls of the session: of two that overtake each other the later one counts. */
  step: number;
  /** By the browser's own clock, in milliseconds since 1970. */
  editedAt: number;
  /** As JSON, or the same deflated and in base64. */
  work: CopiedWork | string;
  /** The stored page that the work began with; left out where the server has it from a call before. */
  base?: PageDocument | string;
}

/** What became of it. Nothing is kept without its base, and none at all where the project's settings say so. */
export type CopyAnswer = { state: 'kept'; keptAt: string } | { state: 'needsBase' } | { state: 'off' };

/** `GET /page-builder/safety-copies`: the person's own, the last first. */
export interface FoundCopy {
  session: string;
  /** The browser and its system, such as `Firefox, Windows`; empty where they are not known. */
  device: string;
  /** ISO 8601, by the server's clock. */
  keptAt: string;
  editedAt: number;
  basedOn: string;
  /** What is kept; null where it cannot be read, and `problem` says why. */
  work: (CopiedWork & { base: PageDocument }) | null;
  problem: 'damaged' | 'newer' | null;
}
