import type { Fields } from 'page-format';
import { expect, test } from 'vitest';
import { registry } from '../registry.ts';

test('every field that names a script says so, and no block has a field of that name that does not', () => {
  const fields = [...registry.values()].flatMap(({ type, props }) =>
    Object.entries(props as Fields).map(([name, field]) => ({ place: `${type}.${name}`, field })),
  );
  const running = fields.filter(({ field }) => field.runsScript).map(({ place }) => place);
  expect(running.sort()).toEqual(['BusinessBikeCalculatorSE.scriptUrl', 'BusinessBikeMapSE.scriptUrl']);
  expect(
    fields
      .filter(({ place }) => /script(?!ion)/i.test(place))
      .map(({ place }) => place)
      .sort(),
  ).toEqual(running);
});
