import { afterEach, expect, test, vi } from 'vitest';
import { loadSalaryInput, loadTerms } from './calculator-inputs.ts';

const term = { cell: 'B8', source: 'visitor', type: 'choice', choices: '24 | Two years\n36' };
const salary = { cell: 'B4', source: 'visitor', type: 'money', minimum: 0, maximum: 20_000 };
let number = 0;

/** Every test asks a calculator of its own, because what calculators ask is kept. */
function answer(form: object) {
  number += 1;
  vi.stubGlobal('fetch', async () => Response.json({ data: { results: { B8: '36' }, ...form } }));
  return { apiUrl: 'https://cms.example', slug: `calculator-${number}` };
}

afterEach(() => vi.unstubAllGlobals());

test('the terms are those that visitors choose from', async () => {
  const source = answer({ inputs: [salary, term], configuration: { cellForTerm: 'B8', cellForGrossSalary: 'B4' } });
  expect(await loadTerms(source)).toEqual({
    cell: 'B8',
    start: '36',
    choices: [
      { value: '24', name: 'Two years' },
      { value: '36', name: '36' },
    ],
  });
  expect(await loadSalaryInput(source)).toEqual(salary);
});

test.each([
  ['names no cell for them', {}, term],
  ['names a cell that the page sets', { cellForTerm: 'B8', cellForGrossSalary: 'B8' }, { ...term, source: 'fixed' }],
  ['has no configuration', null, term],
])('there are none where the country %s', async (_, configuration, input) => {
  const source = answer({ inputs: [input], configuration });
  expect(await loadTerms(source)).toBeUndefined();
  expect(await loadSalaryInput(source)).toBeUndefined();
});

test('a calculator that does not answer is told', async () => {
  const source = answer({});
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(loadTerms(source)).rejects.toThrow('answered 503');
});
