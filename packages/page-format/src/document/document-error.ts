/** Why a value is not a page document at all. Codes never change. */
export const DOCUMENT_ERROR_CODES = [
  'not-an-object',
  'wrong-format',
  'newer-format',
  'wrong-shape',
  'hostile-key',
  'duplicate-id',
  'too-many-blocks',
  'too-deep',
  'too-large',
] as const;
export type DocumentErrorCode = (typeof DOCUMENT_ERROR_CODES)[number];

/** A value was refused as a page document. The stored one, if any, is to stay as it is. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
  readonly code: DocumentErrorCode;
  /** Place in the value, such as `blocks[0].areas.content[2].props`. */
  readonly path: string;
  /** Id of the block the problem stands in, where one is known. */
  readonly blockId: string | undefined;

  constructor(code: DocumentErrorCode, path: string, message: string, blockId?: string) {
    super(message);
    this.code = code;
    this.path = path;
    this.blockId = blockId;
  }
}
