import { holds } from './condition.ts';
import type { AnyBlockDefinition } from './define-block.ts';
import type { Block, PageDocument } from './document.ts';
import type { Fields, ValueProblem } from './field.ts';
import { blockStatus } from './migrate.ts';
import { readFields } from './props.ts';
import { accepts, findAreaRule, type Registry } from './registry.ts';
import type { EditorText } from './text.ts';
import { type Position, walk } from './walk.ts';

/** Something an editor should know about a block. Errors stop publishing, warnings do not. */
export interface Problem {
  level: 'error' | 'warning';
  blockId: string;
  blockType: string;
  /** Place inside the block's props, such as `['slides', 0, 'file']`; empty when the block itself is meant. */
  path: (string | number)[];
  message: EditorText;
}

/**
 * Checks a document against the block definitions. The same checker feeds the Problems panel, guards publishing on the
 * server, and warns during the site build. Expects a document that passed `checkShape` and was migrated.
 */
export function findProblems(document: PageDocument, registry: Registry): Problem[] {
  const problems: Problem[] = [];
  for (const { block, ...position } of walk(document)) {
    const add = (level: Problem['level'], message: EditorText, path: Problem['path'] = []) =>
      problems.push({ level, blockId: block.id, blockType: block.type, path, message });

    const misplaced = findMisplacement(block, position, registry);
    if (misplaced) add('error', misplaced);

    const status = blockStatus(block, registry);
    if (status === 'unknown-type') {
      add('warning', {
        en: `This site does not know the block "${block.type}". It is kept, and shows nothing to visitors.`,
        de: `Diese Website kennt den Block „${block.type}“ nicht. Er bleibt erhalten und zeigt Besuchern nichts.`,
      });
    } else if (status === 'newer-version') {
      add('warning', {
        en: `This ${block.type} was written by a newer version of the editor. It is kept, and shows nothing to visitors.`,
        de: `Dieser Block „${block.type}“ stammt aus einer neueren Version des Editors. Er bleibt erhalten und zeigt Besuchern nichts.`,
      });
    } else {
      const definition = registry.get(block.type) as AnyBlockDefinition;
      for (const problem of checkFields(definition.props, block.props))
        add(problem.level, problem.message, problem.path);
    }
  }
  return problems;
}

function findMisplacement(block: Block, position: Position, registry: Registry): EditorText | undefined {
  const { parent, area } = position;
  const definition = parent && registry.get(parent.type);
  if (!parent || !definition || area === undefined || blockStatus(parent, registry) !== 'known') return undefined;
  const rule = findAreaRule(definition, parent, area);
  if (!rule || accepts(rule, block.type)) return undefined;
  const allowed = (rule.accepts ?? []).join(', ');
  return {
    en: `${block.type} may not stand in "${rule.label.en}" of ${definition.label.en}, which takes: ${allowed}. Move it out.`,
    de: `${block.type} darf nicht in „${rule.label.de}“ von ${definition.label.de} stehen; erlaubt: ${allowed}. Bitte verschieben.`,
  };
}

/**
 * Problems of a record of values: wrong shapes, and what each field checks beyond its schema. Properties whose
 * condition does not hold are skipped, because nobody sees their values.
 */
export function checkFields(
  fields: Fields,
  values: Record<string, unknown>,
): (ValueProblem & { path: (string | number)[] })[] {
  const read = readFields(fields, values);
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!holds(field.when, read)) return [];
    const value = values[name];
    const parsed = value === undefined ? undefined : field.schema.safeParse(value);
    if (parsed && !parsed.success) {
      const issue = parsed.error.issues[0];
      const place = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
      return [
        {
          level: 'error' as const,
          path: [name, ...place],
          message: {
            en: `"${field.label.en}": ${issue?.message ?? 'the value is not valid'}. Set it again.`,
            de: `„${field.label.de}“: Der Wert ist ungültig (${issue?.message ?? ''}). Bitte neu setzen.`,
          },
        },
      ];
    }
    return (field.check?.(read[name]) ?? []).map((problem) => ({
      ...problem,
      path: [name, ...(problem.path ?? [])],
    }));
  });
}
