import { expect, test } from 'vitest';
import { readStart } from './read-start.ts';
import { form } from './states.ts';

const answer = (change: object = {}) => ({ data: { ...form, ...change } });
const salaryOf = (B4: string) => answer({ results: { ...form.results, B4 } });

test('starts with the calculator’s price and the default person, and goes from a third to three times of both', () => {
  expect(readStart(answer())).toMatchObject({
    price: { value: 2999, minimum: 1000, maximum: 9000, step: 50 },
    salary: { value: 3450, minimum: 1150, maximum: 10350, step: 50 },
    lease: { monthly: 56.49, saving: 743.56, takeover: 599.8, months: 36 },
  });
});

test('goes no further than the field does', () => {
  const inputs = form.inputs.map((input) => ({ ...input, minimum: 2000, maximum: 4000 }));
  const limits = { minimum: 2000, maximum: 4000 };
  expect(readStart(answer({ inputs }))).toMatchObject({ price: limits, salary: limits });
});

test('amounts of somebody else are not told as those of the default person', () => {
  expect(readStart(salaryOf('3000'))).toMatchObject({ salary: { value: 3450 } });
  expect(readStart(salaryOf('3000'))?.lease).toBeUndefined();
});

test('a calculator that asks for no salary has the price alone', () => {
  const configuration = { ...form.configuration, cellForGrossSalary: undefined };
  expect(readStart(answer({ configuration }))?.salary).toBeUndefined();
});

test.each([
  [null],
  [{}],
  [{ data: {} }],
  [answer({ configuration: null })],
  [answer({ inputs: [] })],
  [answer({ results: {} })],
])('of %j there is nothing to show', (other) => {
  expect(readStart(other)).toBeUndefined();
});
