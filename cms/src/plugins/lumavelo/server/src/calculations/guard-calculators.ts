import { CELL_ROLES } from '@lumavelo/blocks/contract';
import type { Core } from '@strapi/strapi';
import { refuse } from 'strapi-plugin-page-builder/server';
import type { DocumentWrite, WriteGuard } from '../document-writes.ts';
import { normaliseAddress } from './cell-address.ts';
import { findFaults } from './check-calculator.ts';
import { checkFurtherCalculators } from './check-further-calculators.ts';
import { compile, toProgram } from './compile.ts';
import { ENGINE_NAME } from './engine/engine-name.ts';
import { forgetCalculators } from './known-calculators.ts';
import {
  CALCULATOR,
  CALCULATOR_TYPE,
  CONFIGURATION_TYPE,
  findCalculator,
  type Program,
  TEST_CASES,
} from './records.ts';
import { WorkbookRefusal } from './workbook/refusal.ts';
import { readWorkbookFile } from './workbook/workbook-file.ts';

type Data = Record<string, unknown>;

const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'delete', 'discardDraft']);

/**
 * Stands around every write of a calculator: compiles its workbook when that is a new one, and refuses what would not
 * calculate. What was stored stays as it was, so the previous workbook stays live.
 */
export function guardCalculators(strapi: Core.Strapi): WriteGuard {
  return async (context, next) => {
    const isCalculator = context.uid === CALCULATOR_TYPE;
    if ((!isCalculator && context.uid !== CONFIGURATION_TYPE) || !WRITES.has(context.action)) return next();
    if (isCalculator) await checkCalculator(strapi, context);
    else await checkConfiguration(strapi, context);
    try {
      return await next();
    } finally {
      forgetCalculators();
      // Others still read the old state until the transaction is done.
      if (strapi.db.inTransaction()) await strapi.db.transaction(({ onCommit }) => onCommit(forgetCalculators));
    }
  };
}

async function checkCalculator(strapi: Core.Strapi, context: DocumentWrite): Promise<void> {
  const { action, params } = context;
  if (action === 'create' || action === 'update' || action === 'clone') {
    const stored = action === 'create' ? undefined : await findDraft(strapi, params.documentId);
    const data = await prepareData(strapi, { ...params.data }, stored);
    context.params = { ...params, data };
    if (params.status === 'published') await assertPublishable({ ...stored, ...data });
  } else if (action === 'publish') {
    const stored = await findDraft(strapi, params.documentId);
    if (!stored) return;
    // The file may have been replaced in the media library since the last save.
    const { program } = await prepareData(strapi, {}, stored);
    if (program !== undefined) {
      await strapi.db.query(CALCULATOR_TYPE).update({ where: { id: stored.id as number }, data: { program } });
    }
    await assertPublishable({ ...stored, ...(program !== undefined && { program }) });
  }
}

function findDraft(strapi: Core.Strapi, documentId: string | undefined): Promise<Data | undefined> {
  return findCalculator(strapi, { documentId, publishedAt: { $null: true } });
}

/** The call's data with tidy cell names and, where the workbook changed, its engine form. Callers cannot set that. */
async function prepareData(strapi: Core.Strapi, data: Data, stored: Data | undefined): Promise<Data> {
  const { program: _, ...rest } = data;
  const prepared: Data = {
    ...rest,
    ...(rest.inputs !== undefined && { inputs: tidyCells('inputs', rest.inputs) }),
    ...(rest.outputs !== undefined && { outputs: tidyCells('outputs', rest.outputs) }),
    ...(rest.testCases !== undefined && { testCases: readTestCases(rest.testCases) }),
  };
  const fileId = rest.workbook === undefined ? readFileId(stored?.workbook) : readFileId(rest.workbook);
  const known = stored?.program as Program | null | undefined;
  if (fileId === undefined) return rest.workbook === undefined ? prepared : { ...prepared, program: null };
  try {
    const file = await readWorkbookFile(strapi, fileId);
    if (!file) throw new WorkbookRefusal('The workbook is not in the media library any more. Choose another file.');
    if (known?.fileHash === file.hash && known.engine === ENGINE_NAME) return prepared;
    return { ...prepared, program: toProgram(await compile(file), file.hash) };
  } catch (error) {
    if (error instanceof WorkbookRefusal) throw refuse('workbook', error.message, [{ cell: error.cell }]);
    throw error;
  }
}

/** @throws ValidationError naming every fault */
async function assertPublishable(entry: Data): Promise<void> {
  const [first, ...others] = await findFaults(CALCULATOR.parse(entry));
  if (!first) return;
  const message = [first, ...others].map((fault) => fault.message).join(' ');
  throw refuse(first.field, `The calculator cannot be published. ${message}`, [first, ...others]);
}

/** Ids arrive bare, as objects and in Strapi's `set` and `connect` lists; a single file is all of them. */
function readFileId(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && /^\d{1,9}$/.test(value)) return Number(value);
  if (Array.isArray(value)) return readFileId(value[0]);
  if (typeof value !== 'object' || value === null) return undefined;
  const { id, set, connect } = value as { id?: unknown; set?: unknown; connect?: unknown };
  return readFileId(id ?? set ?? connect);
}

function tidyCells(field: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('cell' in item)) return item;
    return { ...item, cell: tidyCell(field, item.cell) };
  });
}

async function checkConfiguration(strapi: Core.Strapi, context: DocumentWrite): Promise<void> {
  const { action, params } = context;
  if (!params.data) return;
  const data = tidyConfiguration(params.data);
  await checkFurtherCalculators(strapi, data, action === 'create' ? undefined : params.documentId);
  context.params = { ...params, data };
}

function tidyConfiguration(data: Data): Data {
  const { defaultCells, furtherCalculators } = data;
  return {
    ...tidyRoles(data),
    ...(defaultCells !== undefined && { defaultCells: tidyCells('defaultCells', defaultCells) }),
    ...(Array.isArray(furtherCalculators) && { furtherCalculators: furtherCalculators.map(tidyRoles) }),
  };
}

/** Cells with a meaning, as Excel writes them. */
function tidyRoles(data: Data): Data {
  if (typeof data !== 'object' || data === null) return data;
  const cells = CELL_ROLES.filter((field) => typeof data[field] === 'string' && data[field] !== '');
  return { ...data, ...Object.fromEntries(cells.map((field) => [field, tidyCell(field, data[field])])) };
}

function tidyCell(field: string, cell: unknown): string {
  const tidy = typeof cell === 'string' ? normaliseAddress(cell) : undefined;
  if (tidy) return tidy;
  throw refuse(field, `"${String(cell)}" names no cell. Write it as Excel does: B3, or Tax!B3 for another sheet.`);
}

function readTestCases(value: unknown): unknown {
  if (value === null || value === '') return null;
  const result = TEST_CASES.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw refuse('testCases', `The test cases cannot be read, at ${issue?.path.join('.')}: ${issue?.message}.`);
}
