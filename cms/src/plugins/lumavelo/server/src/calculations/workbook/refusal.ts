/** Why a workbook is not taken, in a sentence for the person who made it. `cell` is the first one concerned. */
export class WorkbookRefusal extends Error {
  readonly cell: string | undefined;

  constructor(message: string, cell?: string) {
    super(message);
    this.name = 'WorkbookRefusal';
    this.cell = cell;
  }
}
