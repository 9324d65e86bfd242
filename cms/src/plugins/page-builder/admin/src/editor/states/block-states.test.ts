import type { Loadable } from 'page-format';
import { expect, test, vi } from 'vitest';
import { createBlockStates, listAnswerStates } from './block-states.ts';

const loaded: Loadable = { status: 'loaded', data: [] };

test('samples become states, one of each kind', () => {
  const states = listAnswerStates({
    samples: {
      default: { data: loaded },
      full: { data: loaded },
      longText: { data: loaded },
      noneFound: { data: loaded },
      loading: { data: { status: 'loading' } },
      failed: { data: { status: 'failed', message: 'Not Found' } },
      plain: {},
    },
  });
  expect(states.map(({ id }) => id)).toEqual(['sample', 'empty', 'loading', 'failed']);
});

test('followers hear of a changed state', () => {
  const states = createBlockStates();
  const listener = vi.fn();
  states.subscribe(listener);
  states.set('a', { kind: 'flag', id: 'on' });
  expect(states.get('a')).toEqual({ kind: 'flag', id: 'on' });
  states.set('a', undefined);
  expect([...states.all()]).toEqual([]);
  expect(listener).toHaveBeenCalledTimes(2);
});
