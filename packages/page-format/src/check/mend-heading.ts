import type { AnyBlockDefinition } from '../block/define-block.ts';
import type { FieldProblem } from './check-fields.ts';

/**
 * Where a heading of a block gets its level, and the mend that gives it another one. Where the block does not say how, or
 * its property does not take the level, the problem is the block's and somebody has to mend it by hand.
 * @param index of the heading among those of the block
 */
export function mendHeading(
  definition: AnyBlockDefinition,
  props: Readonly<Record<string, unknown>>,
  index: number,
  level: number,
): Pick<FieldProblem, 'path' | 'mend'> {
  const [changed] = Object.entries<unknown>(definition.setHeading?.(props, index, level) ?? {});
  if (!changed) return { path: [] };
  const [name, value] = changed;
  const path = [name];
  if (!definition.props[name]?.schema.safeParse(value).success) return { path };
  const label = {
    en: `Make it an H${level}`,
    de: `Zur H${level} machen`,
    nl: `Maak er een H${level} van`,
    fr: `En faire un H${level}`,
  };
  return { path, mend: { change: 'set', was: props[name], value, label } };
}
