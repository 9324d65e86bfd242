import type { AnyBlockDefinition } from '../block/define-block.ts';
import type { FieldProblem } from './check-fields.ts';

/**
 * Where the level of a block's heading is set, and the mend that sets another one. Without a property for it, or where
 * that does not take the level, the problem is the block's and somebody has to mend it by hand.
 */
export function mendHeading(
  { headingLevel, props }: AnyBlockDefinition,
  was: number,
  value: number,
): Pick<FieldProblem, 'path' | 'mend'> {
  if (headingLevel === undefined) return { path: [] };
  const path = [headingLevel];
  if (!props[headingLevel]?.schema.safeParse(value).success) return { path };
  const label = {
    en: `Make it an H${value}`,
    de: `Zur H${value} machen`,
    nl: `Maak er een H${value} van`,
    fr: `En faire un H${value}`,
  };
  return { path, mend: { change: 'set', was, value, label } };
}
