/** Why a file cannot be read as a whole. */
export type RefusalReason =
  | 'noXliff'
  | 'version'
  | 'doctype'
  | 'broken'
  | 'columns'
  | 'tooLarge'
  | 'document'
  | 'languages';

/** A file that is not read, with the values of the sentence that says why. */
export class FileRefusal extends Error {
  override readonly name = 'FileRefusal';
  readonly reason: RefusalReason;
  readonly values: Readonly<Record<string, string | number>>;

  constructor(reason: RefusalReason, values: Readonly<Record<string, string | number>> = {}) {
    super(reason);
    this.reason = reason;
    this.values = values;
  }
}
