import { describe, expect, it } from 'vitest';
import { compileWorkbook } from '../../src/plugins/lumavelo/server/src/calculations/workbook/compile-workbook.ts';
import { type Cells, writeNamed, writeWorkbook } from './workbooks.ts';

const LIST: Cells = { A1: 1, A2: 2, A3: 3, B1: 10, B2: 20, B3: 30 };

async function compile(formula: string) {
  return compileWorkbook(writeWorkbook({ ...LIST, D7: `=${formula}` }, { A1: 4 }, { A1: 5 }));
}

describe('a form that comes out otherwise than in Excel is refused by its name, at its cell', () => {
  it.each([
    ['COUNT(Sheet1:Sheet3!A$1)', /D7 reads from several sheets at once \(Sheet1:Sheet3!A\$1\)/],
    ["SUM('Sheet1:Sheet3'!A1:A2)", /D7 reads from several sheets at once \('Sheet1:Sheet3'!A1:A2\)/],
    ['XLOOKUP(2,{1,2,3},{10,20,30})', /D7 uses XLOOKUP with \{1,2,3\}.*cells only/],
    ['XLOOKUP(2,A1:A3,B1:B3*2)', /D7 uses XLOOKUP with B1:B3\*2/],
    ['1+XLOOKUP(2,SORT(A1:A3),B1:B3)', /D7 uses XLOOKUP with SORT\(A1:A3\)/],
    ['COUNT({1,2,3})', /D7 uses COUNT with \{1,2,3\}/],
    ['COUNT(IF(A1:A3>1,A1:A3))', /D7 uses COUNT with IF/],
    ['NPV(0.1,{1,2,3})', /D7 uses NPV with \{1,2,3\}/],
    ['TEXT(A1,"0,00")', /D7 uses TEXT with the format "0,00"/],
    ['TEXT(A1,B1)', /D7 uses TEXT with the format B1/],
    ['TEXT(A1,"0.00E+00")', /D7 uses TEXT/],
    ['TEXT(A1,"# ?/?")', /D7 uses TEXT/],
    ['A1:A3', /D7 answers with several values/],
    ['A1:A3*2', /D7 answers with several values/],
    ['SEQUENCE(3)', /D7 answers with several values/],
    ['A:A', /answer with several values: D7/],
    ['TEXT(A1,"hh:mm")', /D7 uses TEXT with the format "hh:mm"/],
    ['TEXT(A1,"d-m-yyyy h:mm:ss")', /D7 uses TEXT/],
    ['SUBTOTAL(109,A1:A3)', /D7 uses SUBTOTAL.*hidden/],
    ['FORMULATEXT(A1)', /D7 uses FORMULATEXT/],
    ['CELL("row",A1)', /D7 uses CELL/],
    ['INFO("system")', /D7 uses INFO/],
    ['HOUR(A1)', /D7 uses HOUR/],
    ['MINUTE(A1)', /D7 uses MINUTE/],
    ['SECOND(A1)', /D7 uses SECOND/],
    ['VDB(1000,100,5,0,1)', /D7 uses VDB/],
    ['TEXTJOIN(",",TRUE,A1:A3)', /D7 uses TEXTJOIN/],
    ['DATEVALUE("1/2/2026")', /D7 uses DATEVALUE.*language/],
    ['SUM(ROUND(A1:A3,2))', /D7 uses ROUND with A1:A3/],
    ['SUMPRODUCT(--ISNUMBER(A1:A3))', /D7 uses ISNUMBER with A1:A3.*one value/],
    ['SUMPRODUCT(--ISNUMBER(SEARCH("a",A1:A3)))', /D7 uses SEARCH with A1:A3/],
    ['CONCAT(A1:A3)', /D7 uses CONCAT with A1:A3/],
    ['SUMPRODUCT(--ISERROR(1/A1:A3))', /D7 uses ISERROR with 1\/A1:A3/],
    ['SUMPRODUCT(--ISTEXT(LEFT(A1:A3,1)))', /D7 uses ISTEXT with LEFT\(A1:A3,1\)/],
    ['SUMPRODUCT(--ISTEXT(IF(A1:A3>1,1,"")))', /D7 uses ISTEXT/],
    ['SUMPRODUCT(COUNTIF(A1:A3,A1:A3))', /D7 uses COUNTIF with A1:A3/],
    ['SUM(SUMIFS(B1:B3,A1:A3,{1,2}))', /D7 uses SUMIFS with \{1,2\}/],
    ['SUM(VLOOKUP({1,2},A1:B3,2,FALSE))', /D7 uses VLOOKUP with \{1,2\}/],
    ['SUM(IFERROR(MATCH(A1:A3,B1:B3,0),0))', /D7 uses MATCH with A1:A3/],
    ['SUM(SWITCH(A1:A3,1,10,20))', /D7 uses SWITCH/],
    ['VLOOKUP(2,A1:B9,2)', /D7 uses VLOOKUP for the nearest value in A1:B9, which has empty cells/],
    ['VLOOKUP(2,A:B,2,TRUE)', /D7 uses VLOOKUP for the nearest value in A:B/],
    ['LOOKUP(2,A1:A9,B1:B9)', /D7 uses LOOKUP/],
    ['MATCH(2,A1:A9)', /D7 uses MATCH/],
    ['HLOOKUP(2,A1:Z3,2)', /D7 uses HLOOKUP/],
  ])('%s', async (formula, message) => {
    await expect(compile(formula)).rejects.toThrow(message);
    await expect(compile(formula)).rejects.toMatchObject({ cell: 'D7' });
  });

  it.each([
    ['XLOOKUP(2,A1:A3,B1:B3)', '20'],
    ['VLOOKUP(99,A1:B3,2)', '30'],
    ['VLOOKUP(2,A:B,2,FALSE)', '20'],
    ['MATCH(2,A1:A9,0)', '2'],
    ['LOOKUP(2.5,A1:A3,B1:B3)', '20'],
    ['COUNT(A1:A3,B1,7)', '5'],
    ['COUNTIFS(A1:A3,">1",B1:B3,"<30")', '1'],
    ['SUMIFS(B1:B3,A1:A3,A2)', '20'],
    ['ISNUMBER(SUM(A1:A3))', 'TRUE'],
    ['ISERROR(MATCH(5,A1:A3,0))', 'TRUE'],
    ['ROUND(INDEX(A1:B3,2,2)/3,2)', '6.67'],
    ['SUMPRODUCT(ABS(A1:A3-2))', '2'],
    ['TEXT(46054,"d mmmm yyyy")', '1 February 2026'],
    ['NPV(0.1,SUM(A1:A3),B1)', '13.719008264'],
    ['Sheet1!A1+Sheet2!A1+Sheet3!A1', '10'],
    ['TEXT(45000,"dd-mm-yyyy")', '15-03-2023'],
    ['TEXT("a word","0.00")', 'a word'],
    ['TEXT(Z1,"0.00")', '0.00'],
    ['"ROUND(1,2)"&ROUND(-ROUND(1.005,2)*2.5%,A2)', 'ROUND(1,2)-0.03'],
    ['LET(round,2,ROUND(1.005,round))', '1.01'],
    ['IF(TRUE,ROUND("1.005",2),)', '1.01'],
    ['ROUND(1.5,)', '2'],
    ['MROUND(3,-1)', '#NUM!'],
    ['MOD(0,0)', '#DIV/0!'],
    ['CEILING(-2.5,-2)', '-4'],
  ])('%s is calculated', async (formula, result) => {
    expect((await compile(formula)).results.D7).toBe(result);
  });
});

describe('a name that means other cells in every cell is refused where it is used', () => {
  it.each([
    ['Sheet1!$A$1', '2'],
    ['Sheet1!$A$1:$A$3', '12'],
    ['Sheet1!$A:$A', '12'],
    ['Sheet1!$1:$1', '22'],
    ['Sheet1!$A1', undefined],
    ['Sheet1!A$1', undefined],
    ['Sheet1!$A$1:$A3', undefined],
    ['Sheet1!A:A', undefined],
    ['Sheet1!1:$1', undefined],
    ['Sheet1!B2*2', undefined],
  ])('%s', async (formula, result) => {
    const compiled = compileWorkbook(writeNamed({ ...LIST, D7: '=SUM(thing)*2' }, 'thing', formula));
    if (result !== undefined) return expect((await compiled).results.D7).toBe(result);
    await expect(compiled).rejects.toMatchObject({ cell: 'D7', message: expect.stringContaining('"thing"') });
  });

  it('and tolerated where nothing uses it', async () => {
    const { results } = await compileWorkbook(writeNamed({ ...LIST, D7: '=A1*2' }, 'thing', 'Sheet1!A1'));
    expect(results.D7).toBe('2');
  });
});
