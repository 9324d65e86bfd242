import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findPause,
  findStatus,
  isDirty,
  type SaveEffect,
  type SaveEvent,
  type SaveState,
  type SaveStatus,
  startSaving,
  stepSaving,
} from './save-machine.ts';

/** The state after events, and the effects of the last. */
function run(events: readonly SaveEvent[], start = startSaving()) {
  let state = start;
  let effects: readonly SaveEffect[] = [];
  for (const event of events) ({ state, effects } = stepSaving(state, event));
  return { state, effects, status: findStatus(state) };
}

const edited: SaveEvent = { type: 'edited', at: 100 };
const ask: SaveEvent = { type: 'saveAsked', kind: 'save' };
const publish: SaveEvent = { type: 'saveAsked', kind: 'publish' };
const cut: SaveEvent = { type: 'failed', reason: 'network' };
const broken: SaveEvent = { type: 'failed', reason: 'server' };
const send = (kind: 'save' | 'publish'): SaveEffect[] => [{ type: 'cancelRetry' }, { type: 'send', kind }];
const of = (
  ...types: ('saved' | 'merged' | 'refused' | 'unauthorized' | 'loggedIn' | 'online' | 'offline' | 'retryDue')[]
) => types.map((type): SaveEvent => ({ type }));

const TABLE: [string, SaveEvent[], SaveStatus, SaveEffect[]][] = [
  ['nothing happened', [], 'saved', []],
  ['an edit', [edited], 'onDevice', []],
  ['an edit that undo takes back', [edited, { type: 'reverted', at: 200 }], 'saved', []],
  ['a save', [edited, ask], 'saving', send('save')],
  ['a save that worked', [edited, ask, ...of('saved')], 'saved', []],
  ['an edit while a save is under way', [edited, ask, edited, ...of('saved')], 'onDevice', []],
  ['undo while a save is under way', [edited, ask, { type: 'reverted', at: 200 }, ...of('saved')], 'onDevice', []],
  [
    'typing and deleting while a save is under way',
    [edited, ask, edited, edited, { type: 'saved', isAll: true }],
    'saved',
    [],
  ],
  ['undo after a save that was cut', [edited, ask, cut, { type: 'reverted', at: 200 }], 'offline', []],
  ['a save asked for twice at once', [edited, ask, ask], 'saving', []],
  ['a save asked for while one is under way', [edited, ask, edited, ask, ...of('saved')], 'saving', send('save')],
  ['publishing asked for while saving', [edited, ask, publish, ...of('saved')], 'saving', send('publish')],
  ['another page on the server', [edited, ask, ...of('merged')], 'saving', send('save')],
  ['a refusal', [edited, ask, ...of('refused')], 'onDevice', []],
  ['a refused publishing of a saved page', [publish, ...of('refused')], 'saved', []],
  ['a cut connection', [edited, ask, cut], 'offline', [{ type: 'retryIn', ms: 2000 }]],
  ['a broken server', [edited, ask, broken], 'onDevice', [{ type: 'retryIn', ms: 2000 }]],
  ['a second failure', [edited, ask, cut, ...of('retryDue'), cut], 'offline', [{ type: 'retryIn', ms: 4000 }]],
  ['a retry that nobody asked for', [edited, ask, cut, ...of('retryDue')], 'offline', send('save')],
  ['a save asked for while offline', [edited, ask, cut, ask], 'saving', send('save')],
  [
    'a publishing that failed is saved again, not published',
    [edited, publish, cut, ...of('online')],
    'saving',
    send('save'),
  ],
  ['a publishing of a saved page that failed', [publish, cut], 'offline', []],
  ['the connection is back', [edited, ask, cut, ...of('online')], 'saving', send('save')],
  ['the connection is back and nothing waits', of('offline', 'online'), 'saved', []],
  ['the connection goes before anything is asked', [edited, ...of('offline')], 'offline', []],
  ['an answer although the browser says offline', [...of('offline'), edited, ask, ...of('saved')], 'saved', []],
  ['a login that ended', [edited, ask, ...of('unauthorized')], 'onDevice', []],
  [
    'nothing is tried while nobody is logged in',
    [edited, ask, ...of('unauthorized', 'retryDue', 'online')],
    'onDevice',
    [],
  ],
  ['logged in again', [edited, ask, ...of('unauthorized', 'loggedIn')], 'saving', send('save')],
  [
    'a login put away, and a save asked for later',
    [edited, publish, ...of('unauthorized'), ask, ...of('saved')],
    'saved',
    [],
  ],
  ['logged in again for publishing', [edited, publish, ...of('unauthorized', 'loggedIn')], 'saving', send('publish')],
];

test.each(TABLE)('%s', (_, events, status, effects) => {
  const step = run(events);
  expect([step.status, step.effects]).toEqual([status, effects]);
});

test('“since” is the first edit that the server does not have', () => {
  const at = (time: number): SaveEvent => ({ type: 'edited', at: time });
  expect(run([at(1), at(2)]).state.since).toBe(1);
  expect(run([at(1), ask, cut]).state.since).toBe(1);
  expect(run([at(1), ask, at(2), at(3), { type: 'saved' }]).state.since).toBe(2);
  expect(run([at(1), ask, { type: 'saved' }]).state.since).toBeUndefined();
});

test('pauses grow, and end at half a minute', () => {
  expect([1, 2, 3, 4, 5, 60].map(findPause)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

describe('in any order of events', () => {
  const outcomes = fc.constantFrom<SaveEvent>(...of('saved', 'merged', 'refused', 'unauthorized'), cut, broken);
  const others = fc.constantFrom<SaveEvent>(
    edited,
    { type: 'reverted', at: 300 },
    ask,
    publish,
    ...of('loggedIn', 'online', 'offline', 'retryDue'),
  );

  /** Carries out effects as a driver does, and follows what a server would have. */
  function drive(events: readonly SaveEvent[]) {
    let state: SaveState = startSaving();
    let typed = 0;
    let stored = 0;
    let underWay: number | undefined;
    let asked = 0;
    let begun = 0;
    let hasUndone = false;
    for (const event of events) {
      const before = state;
      const step = stepSaving(state, event);
      state = step.state;
      if (event.type === 'edited') typed += 1;
      if (before.sending && event.type !== 'edited' && isOutcome(event)) {
        if (event.type === 'saved') stored = underWay ?? stored;
        underWay = undefined;
      }
      if (event.type === 'saveAsked') asked += 1;
      for (const effect of step.effects) {
        if (effect.type !== 'send') continue;
        expect(underWay, 'two saves at once').toBeUndefined();
        underWay = typed;
        begun += 1;
      }
      expect(state.sending === undefined).toBe(underWay === undefined);
      expect(['saved', 'saving', 'onDevice', 'offline']).toContain(findStatus(state));
      expect(isDirty(state) ? state.since : 0, 'edits without a time').toBeDefined();
      // What undo takes back is saved in another way: the page is as it was.
      hasUndone ||= event.type === 'reverted';
      if (!hasUndone && findStatus(state) === 'saved') expect(stored, 'said to be saved').toBe(typed);
    }
    return { state, asked, begun };
  }
  const isOutcome = ({ type }: SaveEvent) => ['saved', 'merged', 'refused', 'failed', 'unauthorized'].includes(type);

  test('one save at a time, and “Saved” is said only when the server has every edit', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(others, outcomes), { maxLength: 60 }),
        (events) => void drive(events.filter(({ type }) => type !== 'reverted')),
      ),
    );
  });

  test('undo never makes a page count as saved whose last attempt is uncertain', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(others, outcomes), { maxLength: 60 }), (events) => {
        const { state } = drive(events);
        const after = stepSaving(state, { type: 'reverted', at: 1 }).state;
        if (state.sending || state.trouble) expect(isDirty(after)).toBe(true);
      }),
    );
  });

  test('a save asked for while one is under way follows it, and whatever went wrong, asking again saves everything', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(others, outcomes), { maxLength: 60 }), (events) => {
        let { state } = drive(events);
        for (const event of [edited, ask]) state = stepSaving(state, event).state;
        for (let round = 0; state.sending && round < 4; round += 1) state = stepSaving(state, { type: 'saved' }).state;
        expect([isDirty(state), state.next, findStatus(state)]).toEqual([false, undefined, 'saved']);
      }),
    );
  });
});
