/** What a workbook and a calculation may cost. One place, because the checks, the workers and the messages name them. */

/** Largest workbook file in bytes. */
export const FILE_LIMIT = 5 * 1024 * 1024;

/** Most bytes that the parts of a workbook may have when unpacked; a zip bomb has thousands of times its own size. */
export const UNPACKED_LIMIT = 40 * 1024 * 1024;

/** Most files inside a workbook. */
export const PARTS_LIMIT = 500;

/** Most cells with content, over all sheets. */
export const CELLS_LIMIT = 100_000;

/** Most formulas, over all sheets. */
export const FORMULAS_LIMIT = 20_000;

/** Processor time that one calculation may take, in milliseconds, from the moment a worker takes it. */
export const CALCULATION_TIME_LIMIT = 300;

/** Processor time for reading a workbook, checking it and evaluating it for the first time, in milliseconds. */
export const COMPILE_TIME_LIMIT = 2_000;

/** Most memory of the spreadsheet engine in one worker, in megabytes. */
export const ENGINE_MEMORY_LIMIT = 128;

/** Most memory of the JavaScript in one worker, in megabytes; reading a workbook is what needs it. */
export const WORKER_MEMORY_LIMIT = 192;

/** Most calculations that wait for a worker; more are asked to come back later. */
export const QUEUE_LIMIT = 256;

/** Most cells that one call may set. */
export const SET_CELLS_LIMIT = 100;
