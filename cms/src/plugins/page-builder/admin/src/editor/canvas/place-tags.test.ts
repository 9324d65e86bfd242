import { expect, test } from 'vitest';
import { placeTags, TAG_HEIGHT, type TagRequest } from './place-tags.ts';

const request = (id: string, top: number, left: number, name = 'Title'): TagRequest => ({ id, name, top, left });
const overlap = (tags: ReturnType<typeof placeTags>) =>
  tags.flatMap((one, index) =>
    tags
      .slice(index + 1)
      .filter(
        (other) =>
          Math.abs(one.top - other.top) < TAG_HEIGHT &&
          one.left < other.left + other.width &&
          other.left < one.left + one.width,
      )
      .map((other) => `${one.id} ${other.id}`),
  );

test('a tag stands above its block, and within one that begins at the top', () => {
  const [high, low] = placeTags([request('a', 4, 10), request('b', 200, 10)]);
  expect(high).toMatchObject({ top: 0, left: 10 });
  expect(low).toMatchObject({ top: 200 - TAG_HEIGHT, left: 10 });
});

test('tags of one corner stand beside each other, the outer first', () => {
  const tags = placeTags([
    request('outer', 100, 10, 'Container'),
    request('inner', 100, 10, 'Columns'),
    request('leaf', 104, 12),
  ]);
  expect(tags.map(({ id }) => id)).toEqual(['outer', 'inner', 'leaf']);
  expect(overlap(tags)).toEqual([]);
  expect(tags.toSorted((a, b) => a.left - b.left).map(({ id }) => id)).toEqual(['outer', 'inner', 'leaf']);
});

test('no tag covers another, however blocks stand', () => {
  const many = Array.from({ length: 60 }, (_, index) => request(`b${index}`, (index * 37) % 90, (index * 53) % 300));
  expect(overlap(placeTags(many))).toEqual([]);
});

test('a tag stands beside a text that ends right above its block, and above where there is no room', () => {
  const line = { top: 80, left: 10, width: 120, height: 18 };
  const [beside] = placeTags([request('a', 100, 10)], [line], 400);
  expect(beside).toMatchObject({ top: 100 - TAG_HEIGHT, left: 132 });
  const [below] = placeTags([request('a', 100, 10)], [{ ...line, width: 385 }], 400);
  expect(below).toMatchObject({ left: 10 });
  // What letters leave free of a line may be covered.
  expect(placeTags([request('a', 112, 10)], [line], 400)[0]).toMatchObject({ left: 10 });
});
