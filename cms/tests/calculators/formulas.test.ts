import { describe, expect, it } from 'vitest';
import { compileWorkbook } from '../../src/plugins/lumavelo/server/src/calculations/workbook/compile-workbook.ts';
import { type Cells, withParts, writeWorkbook } from './workbooks.ts';

const CELLS: Cells = { A1: 1, A2: 2, A3: 3, B1: 10, B2: 20, B3: 30, A7: true };

async function calculate(formula: string): Promise<string | undefined> {
  const { results } = await compileWorkbook(writeWorkbook({ ...CELLS, D9: `=${formula}` }));
  return results.D9;
}

describe('two signs in a row make a number of a yes or a no', () => {
  it.each([
    ['SUMPRODUCT(--(A1:A3>1))', '2'],
    ['SUMPRODUCT(--(A1:A3>=2),--(B1:B3<30),B1:B3)', '20'],
    ['--("A"="B")', '0'],
    ['--A7', '1'],
    ['---A7', '-1'],
    ['- -A7', '1'],
    ['-+-A7', '1'],
    ['-(--A7)', '-1'],
    ['1*--(A1=1)', '1'],
    ['6/--A2', '3'],
    ['2^--A3', '8'],
    ['2--A3', '5'],
    ['2---A3', '-1'],
    ['--A3^2', '9'],
    ['--SUM(A1:A2)%', '0.03'],
    ['--ROUND(1.005,2)+1', '2.01'],
    ['--"5"&"--"', '5--'],
    ['IF(A1>0,--Sheet1!A7,--FALSE)', '1'],
    ['SUM({-1,2})', '1'],
  ])('%s', async (formula, result) => {
    expect(await calculate(formula)).toBe(result);
  });
});

describe('a number that becomes a text shows 15 digits', () => {
  it.each([
    ['0.1+0.2&""', '0.3'],
    ['"€ "&4.35*100', '€ 435'],
    ['2/3*100&" %"', '66.6666666666667 %'],
    ['(1/3&"")', '0.333333333333333'],
    ['-1/3&""', '-0.333333333333333'],
    ['1/3&1/3', '0.3333333333333330.333333333333333'],
    ['"a"&(0.1+0.2&"b")&IF(A1=1,0.1+0.2&"","")', 'a0.3b0.3'],
    ['"0.3"=0.1+0.2&""', 'TRUE'],
    ['LEN(1/3)', '17'],
    ['CONCATENATE("a",0.1+0.2,ROUND(1.005,2)&"")', 'a0.31.01'],
    ['LEFT(SUBSTITUTE(4.35*100,"4","5"),9)', '535'],
    ['FIND("5",4.35*100)', '3'],
    ['A9&"x"', 'x'],
    ['0*A1&"x"', '0x'],
    ['A7&--A7&-A2', 'TRUE1-2'],
    ['1E15/3&""', '333333333333333'],
    ['SUMPRODUCT(--(A1:A3&B1:B3="220"))', '1'],
    ['CONCAT(A1,0.1+0.2)', '10.3'],
    ['IFERROR(1/0&"x","none")', 'none'],
    ['A1&", "&A2', '1, 2'],
  ])('%s', async (formula, result) => {
    expect(await calculate(formula)).toBe(result);
  });
});

/** A workbook whose only sheet has these rows of cells, as XML. */
function writeRows(...rows: string[]): Buffer {
  const data = rows.map((row, index) => `<row r="${index + 1}">${row}</row>`).join('');
  const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${data}</sheetData></worksheet>`;
  return withParts({}, { 'xl/worksheets/sheet1.xml': sheet });
}

/** A sheet with a formula that its cell C1 shares with D2. */
function shareFormula(formula: string): Buffer {
  const numbers = (row: number) => `<c r="A${row}"><v>${row * 10}</v></c><c r="B${row}"><v>${row * 10}</v></c>`;
  const first = `<c r="C1"><f t="shared" ref="C1:D2" si="0">${formula}</f></c>`;
  return writeRows(numbers(1) + first, `${numbers(2)}<c r="D2"><f t="shared" si="0"/></c>`, numbers(3));
}

describe('a formula that cells share reads in each of them as if it were copied there', () => {
  it.each([
    ['A1', '20'],
    ['$A1+A$1', '30'],
    ['SUM(A:A)', '60'],
    ['SUM($A1:A2)', '100'],
    ['SUM(3:3)', '0'],
    ['SUM($3:$3)', '60'],
    ['"A1"&amp;A1', 'A120'],
    ['IF(A1&lt;15,"&lt;&amp;","&gt;")', '>'],
    ['LOG10(A1*5)', '2'],
    ['ROUND(Sheet1!A1/8,0)', '3'],
  ])('%s', async (formula, result) => {
    expect((await compileWorkbook(shareFormula(formula))).results.D2).toBe(result);
  });
});

it('formulas whose results the file does not keep are calculated, and compared with nothing', async () => {
  const cells =
    '<c r="A1"><v>10</v></c><c r="B1"><f>A1*2</f></c><c r="C1"><f>A1*3</f><v></v></c><c r="D1" t="str"><f>A1&amp;"x"</f></c><c r="E1" s="1"/>';
  const { results, formulaCells, differences } = await compileWorkbook(writeRows(cells));
  expect(results).toEqual({ B1: '20', C1: '30', D1: '10x' });
  expect(formulaCells).toEqual(['B1', 'C1', 'D1']);
  expect(differences).toEqual([]);
});

it('error values that stand in cells without a formula are errors, and texts that read like them are texts', async () => {
  const errors = ['#DIV/0!', '#N/A', '#NAME?', '#NULL!', '#NUM!', '#REF!', '#VALUE!'];
  const column = (index: number) => String.fromCharCode(65 + index);
  const cells = errors.map((error, index) => `<c r="${column(index)}1" t="e"><v>${error}</v></c>`).join('');
  const counted =
    '<c r="H1" t="str"><v>#N/A</v></c><c r="I1"><f>ISERROR(A1)+ISERROR(B1)+ISERROR(C1)+ISERROR(D1)+ISERROR(E1)+ISERROR(F1)+ISERROR(G1)+ISERROR(H1)</f></c><c r="J1"><f>ISTEXT(H1)</f></c><c r="K1"><f>SUM(B1,1)</f></c>';
  const { results } = await compileWorkbook(writeRows(cells + counted));
  expect(results).toEqual({ I1: '7', J1: 'TRUE', K1: '#N/A' });
});

it('a cell beyond the last row of a sheet is refused by its name', async () => {
  const cells = '<c r="A1"><v>10</v></c><c r="B1048577"><v>1</v></c>';
  await expect(compileWorkbook(writeRows(cells))).rejects.toMatchObject({ cell: 'B1048577' });
});
