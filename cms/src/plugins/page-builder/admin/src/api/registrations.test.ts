import { expect, test } from 'vitest';
import { createRegistrations } from './registrations.ts';

test('what is registered is listed in order, found by its key, and refused the second time', () => {
  const commands = createRegistrations<{ id: string }>('The command', ({ id }) => id);
  commands.add({ id: 'bakery.bake' });
  commands.add({ id: 'bakery.sell' });
  expect(commands.list().map(({ id }) => id)).toEqual(['bakery.bake', 'bakery.sell']);
  expect(commands.find('bakery.sell')).toEqual({ id: 'bakery.sell' });
  expect(() => commands.add({ id: 'bakery.bake' })).toThrow(
    'The command "bakery.bake" is registered twice. Give one of the two another name.',
  );
});
