import { registry } from '@lumavelo/blocks/registry';
import { expect, test } from 'vitest';
import { mayHaveStates } from '../../../../page-builder/admin/src/editor/states/block-states.ts';
import { library } from './library.ts';

const states = (await library.loadStates?.()) ?? {};

test('every block that asks the CMS can be looked at while it waits, with an answer, and when the call failed', () => {
  for (const { type, request } of registry.values()) {
    if (!request) continue;
    const shown = Object.values(states[type] ?? {}).map(({ data }) => data.status);
    expect(shown, type).toEqual(expect.arrayContaining(['loaded', 'loading', 'failed']));
  }
});

test('the editor offers states for exactly the blocks that have some', () => {
  for (const type of Object.keys(states)) expect(mayHaveStates(registry.get(type) as never), type).toBe(true);
  expect(mayHaveStates(registry.get('Text') as never)).toBe(false);
  const flagged = [...registry.values()].filter(({ flag }) => flag !== undefined).map(({ type }) => type);
  expect(flagged).toEqual(['FeatureContainer']);
});
