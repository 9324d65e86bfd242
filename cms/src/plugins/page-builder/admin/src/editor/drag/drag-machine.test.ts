import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DragEvent, type DragPhase, type DragStep, IDLE, stepDrag } from './drag-machine.ts';
import type { Target } from './target.ts';

const rect = { left: 0, top: 0, right: 10, bottom: 0 };
const target = (index: number): Target => ({
  place: { block: null, area: 'main', index },
  line: rect,
  holder: undefined,
  refused: undefined,
});
const refused: Target = { ...target(0), refused: { refusal: 'inside-itself', type: 'Columns' } };

const press = (item: string, pointerId = 1): DragEvent<string> => ({
  type: 'press',
  pointerId,
  point: { x: 0, y: 0 },
  take: () => item,
});
const move = (x: number, pointerId = 1): DragEvent<string> => ({ type: 'move', pointerId, point: { x, y: 0 } });
const aim = (at: Target | undefined): DragEvent<string> => ({ type: 'aim', target: at });
const release = (pointerId = 1): DragEvent<string> => ({ type: 'release', pointerId });
const cancel: DragEvent<string> = { type: 'cancel' };

function play(...events: DragEvent<string>[]) {
  let state: DragPhase<string> = IDLE;
  const drops: { item: string; target: Target }[] = [];
  for (const event of events) {
    const step: DragStep<string> = stepDrag(state, event);
    state = step.state;
    if (step.drop) drops.push(step.drop);
  }
  return { state, drops };
}

test('a pressed pointer that moves takes the block along, and its release drops it where it points', () => {
  const { state, drops } = play(press('title'), move(20), aim(target(1)), move(40), aim(target(2)), release());
  expect(drops).toEqual([{ item: 'title', target: target(2) }]);
  expect(state).toBe(IDLE);
});

test.each([
  ['a press that does not move is a click', [press('title'), move(3), aim(target(1)), release()]],
  ['what is released beside every target stays', [press('title'), move(20), aim(target(1)), aim(undefined), release()]],
  ['a place that refuses keeps its word', [press('title'), move(20), aim(refused), release()]],
  [
    'Escape ends it, and the release that follows means nothing',
    [press('a'), move(20), aim(target(1)), cancel, release()],
  ],
  ['a second pointer moves and drops nothing', [press('title'), move(20, 2), aim(target(1)), release(2)]],
  ['what moves without a press is no drag', [move(20), aim(target(1)), release()]],
] as const)('%s', (_name, events) => {
  expect(play(...events).drops).toEqual([]);
});

test('a second press begins anew, without what was aimed at before', () => {
  expect(play(press('title'), move(20), aim(target(1)), press('text'), move(20), release()).drops).toEqual([]);
});

test('what is dragged is made once, when the drag begins', () => {
  let taken = 0;
  const take = () => {
    taken += 1;
    return 'title';
  };
  play({ type: 'press', pointerId: 1, point: { x: 0, y: 0 }, take }, move(3));
  expect(taken).toBe(0);
  play({ type: 'press', pointerId: 1, point: { x: 0, y: 0 }, take }, move(20), move(40), move(60), release());
  expect(taken).toBe(1);
});

test('whatever happens in whatever order, each drop belongs to one press that moved, and to the target aimed at last', () => {
  const pointer = fc.constantFrom(1, 2);
  const event: fc.Arbitrary<DragEvent<string>> = fc.oneof(
    fc.tuple(fc.string(), pointer).map(([item, id]) => press(item, id)),
    fc.tuple(fc.integer({ min: -30, max: 30 }), pointer).map(([x, id]) => move(x, id)),
    fc.constantFrom(undefined, refused, target(1), target(2)).map(aim),
    pointer.map(release),
    fc.constant(cancel),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      let state: DragPhase<string> = IDLE;
      let open: { item: string; pointerId: number; moved: boolean; target: Target | undefined } | undefined;
      for (const one of events) {
        const { state: next, drop }: DragStep<string> = stepDrag(state, one);
        if (one.type === 'press')
          open = { item: one.take(), pointerId: one.pointerId, moved: false, target: undefined };
        else if (one.type === 'cancel') open = undefined;
        else if (open && one.type === 'aim') open = { ...open, target: open.moved ? one.target : undefined };
        else if (open && one.type === 'move' && one.pointerId === open.pointerId)
          open = { ...open, moved: open.moved || Math.abs(one.point.x) > 5 };
        const isRelease = one.type === 'release' && one.pointerId === open?.pointerId;
        const expected = isRelease && open?.moved && open.target && !open.target.refused;
        expect(drop).toEqual(expected ? { item: open?.item, target: open?.target } : undefined);
        if (isRelease) open = undefined;
        state = next;
      }
    }),
  );
});
