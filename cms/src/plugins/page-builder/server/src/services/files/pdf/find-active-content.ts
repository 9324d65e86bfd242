import { PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { readObjects } from './object-reader.ts';

const ATTACHMENT = 'an attached file';
const MEDIA = 'embedded media';
const PROGRAM = 'an action that starts a program';
const SCRIPT = 'a script';

/** What actions, annotations and streams are by their `S` or `Subtype` (ISO 32000-2, 12.5.6 and 12.6.4). */
const REFUSED_KINDS: Readonly<Record<string, string>> = {
  JavaScript: SCRIPT,
  Launch: PROGRAM,
  ImportData: 'an action that reads files',
  Rendition: MEDIA,
  RichMediaExecute: MEDIA,
  RichMedia: MEDIA,
  // Models bring scripts of their own.
  '3D': MEDIA,
};

/** Entries that are refused whatever they hold. Nobody judges a file that is attached, as uploads are judged. */
const REFUSED_KEYS: Readonly<Record<string, string>> = {
  EF: ATTACHMENT,
  XFA: 'a form with scripts (XFA)',
};

/** Schemes of addresses that viewers may run. */
const SCRIPT_ADDRESS = /^(?:javascript|vbscript|data):/i;

/** What no reader of an address sees. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Z}]/gu;

/** What was found in a PDF: something that does more than show, protection that keeps it from being read, or damage. */
export type Finding = { kind: 'active'; what: string } | { kind: 'protected' } | { kind: 'damaged' };

class Found extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(finding.kind);
    this.finding = finding;
  }
}

/**
 * Looks for what runs, starts programs or brings files in any object of a PDF, whoever refers to it: whatever is called
 * by an event, a link or another action is an object itself.
 * @returns undefined for a PDF that only shows
 */
export function findActiveContent(bytes: Buffer): Finding | undefined {
  let hasCatalog = false;
  try {
    readObjects(bytes, (key, value) => {
      if (key === 'Encrypt') throw new Found({ kind: 'protected' });
      if (key === 'Type' && readName(value) === 'Catalog') hasCatalog = true;
      const what = judgeEntry(key, value);
      if (what) throw new Found({ kind: 'active', what });
    });
  } catch (error) {
    return error instanceof Found ? error.finding : { kind: 'damaged' };
  }
  return hasCatalog ? undefined : { kind: 'damaged' };
}

/** @param key undefined for an object of its own, which any entry may refer to */
function judgeEntry(key: string | undefined, value: PDFObject): string | undefined {
  if (key !== undefined && Object.hasOwn(REFUSED_KEYS, key)) return REFUSED_KEYS[key];
  const name = readName(value);
  if (name !== undefined && (key === undefined || key === 'S' || key === 'Subtype')) {
    return Object.hasOwn(REFUSED_KINDS, name) ? REFUSED_KINDS[name] : undefined;
  }
  const address = key === undefined || key === 'URI' ? readText(value) : undefined;
  return address !== undefined && SCRIPT_ADDRESS.test(address.replace(INVISIBLE, '')) ? SCRIPT : undefined;
}

const readName = (value: PDFObject) => (value instanceof PDFName ? value.decodeText() : undefined);

const readText = (value: PDFObject) =>
  value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
