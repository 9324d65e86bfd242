import { inflateRawSync } from 'node:zlib';
import { checkShape, DocumentError, ID_PATTERN, type PageDocument } from 'page-format';
import { z } from 'zod';
import { isBesideBlocks, isSources, type Sources, withoutStamps } from '../../../../shared/envelope.ts';
import type { CopiedWork } from '../../../../shared/safety-copy.ts';
import { refuseDocument } from '../../documents/refuse-document.ts';
import { errors } from '../../strapi-errors.ts';

/** Characters of the entry's other fields; those of the page have their own limit. */
const LARGEST_FIELDS = 1_000_000;

/** Bytes that a deflated text may hold: a page and fields at their limits. */
const LARGEST = 4 * 1024 * 1024;

const WORK = z.strictObject({
  document: z.unknown(),
  sources: z
    .custom<Sources>(isSources)
    .refine((sources) => Object.keys(sources).every((id) => isBesideBlocks(id) || ID_PATTERN.test(id)))
    .transform(withoutStamps),
  fields: z.record(z.string(), z.unknown()),
});

/**
 * What a browser has sent as unsaved work.
 * @throws ValidationError for what could not be saved either: no document, or one over a limit
 */
export function readWork(field: string, sent: object | string): CopiedWork {
  const result = WORK.safeParse(open(sent));
  if (!result.success) throw unreadable();
  const { document, sources, fields } = result.data;
  const size = JSON.stringify(fields).length;
  if (size > LARGEST_FIELDS) {
    throw new errors.ValidationError(
      `The entry's other fields hold ${size} characters, more than the ${LARGEST_FIELDS} that are kept of unsaved work.`,
    );
  }
  return { document: readPage(field, document), sources, fields };
}

/** The page that unsaved work began with. */
export function readBase(field: string, sent: object | string): PageDocument {
  return readPage(field, open(sent));
}

function readPage(field: string, value: unknown): PageDocument {
  try {
    return checkShape(value);
  } catch (error) {
    throw error instanceof DocumentError ? refuseDocument(field, error) : error;
  }
}

function open(sent: object | string): unknown {
  if (typeof sent !== 'string') return sent;
  try {
    return JSON.parse(inflateRawSync(Buffer.from(sent, 'base64'), { maxOutputLength: LARGEST }).toString());
  } catch {
    throw unreadable();
  }
}

function unreadable(): InstanceType<typeof errors.ValidationError> {
  return new errors.ValidationError('The unsaved work that was sent is damaged or too large, so it was not kept.');
}
