import { findProblems } from 'page-format';
import { offeredOptions } from 'page-format/fields';
import { describe, expect, test } from 'vitest';
import { registry } from '../../registry.ts';
import { Container } from './block.ts';

describe('the section', () => {
  const { type } = Container.props;
  const widths = (isHero: boolean) => offeredOptions(type, 'centered', { isHero }).map(({ value }) => value);

  test('is never full width as a hero', () => {
    expect(widths(false)).toEqual(['centered', 'large', 'full']);
    expect(widths(true)).toEqual(['centered', 'large']);
  });

  test('says so when it was full width before it became one', () => {
    const found = findProblems(
      {
        format: 'page',
        formatVersion: 1,
        blocks: [{ id: 'a', type: 'Container', v: 1, props: { isHero: true, type: 'full' } }],
      },
      registry,
    );
    expect(found).toMatchObject([{ level: 'warning', path: ['type'] }]);
  });
});
