/** A number as the CMS reads it in every country: the comma says without doubt where decimals begin. */
export function writeNumber(value: number): string {
  return String(value).replace('.', ',');
}
