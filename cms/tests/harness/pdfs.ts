/** A PDF without pages, with entries of its own in the catalog and in the trailer. */
export function writePdf(catalog: string, trailer = ''): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalog} >>\nendobj\ntrailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`,
  );
}

/** A PDF that only shows. */
export const harmlessPdf = (): Buffer => writePdf('');
