import { expect, test, vi } from 'vitest';
import { createBlockStates } from './block-states.ts';

test('followers hear of a changed state', () => {
  const states = createBlockStates();
  const listener = vi.fn();
  states.subscribe(listener);
  states.set('a', { kind: 'flag', side: 'on' });
  expect(states.get('a')).toEqual({ kind: 'flag', side: 'on' });
  states.set('a', undefined);
  expect([...states.all()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
