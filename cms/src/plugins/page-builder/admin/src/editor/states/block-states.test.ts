import { fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import type { Loadable } from 'page-format';
import { expect, test, vi } from 'vitest';
import { createBlockStates, hasFlag, listAnswerStates, mayHaveStates } from './block-states.ts';

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

test('every block that asks the CMS can be looked at while it waits, and when the call failed', () => {
  const samples = fixtures as Readonly<Record<string, Parameters<typeof listAnswerStates>[0]>>;
  for (const definition of registry.values()) {
    if (!definition.request) continue;
    const ids = listAnswerStates(samples[definition.type]).map(({ id }) => id);
    expect(ids, definition.type).toEqual(expect.arrayContaining(['sample', 'loading', 'failed']));
  }
});

test('blocks with an on-zone and an off-zone have a flag, others have none', () => {
  const flagged = [...registry.values()].filter(hasFlag).map(({ type }) => type);
  expect(flagged).toEqual(['FeatureContainer']);
  expect(mayHaveStates(registry.get('Text') as never)).toBe(false);
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
