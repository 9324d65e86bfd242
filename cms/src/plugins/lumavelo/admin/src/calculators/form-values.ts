/** A declared cell as the form of the content manager holds it. */
export interface DeclaredCell {
  cell: string;
  type?: string;
  labelEn?: string | null;
  labelDe?: string | null;
}

/** The parts of a calculator's form that a try-out needs. */
export interface FieldContent {
  country?: string;
  inputs: DeclaredCell[];
  outputs: DeclaredCell[];
}

/** Reads the form around the field, which may be half filled in. */
export function readForm(values: Record<string, unknown>): FieldContent & { workbook: number | undefined } {
  const { workbook, country, inputs, outputs } = values;
  const id = (workbook as { id?: unknown } | null | undefined)?.id;
  return {
    workbook: typeof id === 'number' ? id : undefined,
    ...(typeof country === 'string' && { country }),
    inputs: readCells(inputs),
    outputs: readCells(outputs),
  };
}

/** Cells without a name yet are left out; names are written the way the CMS stores them. */
function readCells(value: unknown): DeclaredCell[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: DeclaredCell) => {
    const cell = typeof item?.cell === 'string' ? item.cell.trim() : '';
    if (!cell) return [];
    return [{ ...item, cell: cell.includes('!') ? cell : cell.replaceAll('$', '').toUpperCase() }];
  });
}
