import { fixtures } from '@lumavelo/blocks/fixtures';
import { registry } from '@lumavelo/blocks/registry';
import { expect, test } from 'vitest';
import {
  hasFlag,
  listAnswerStates,
  mayHaveStates,
} from '../../../../page-builder/admin/src/editor/states/block-states.ts';

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
