import type { Problem } from '../check/problem.ts';
import { listOpen } from '../check/put-aside.ts';
import type { EditorText } from '../text/text.ts';
import type { ComposedPage } from './compose-page.ts';
import { differenceKey } from './synced-section.ts';

/**
 * The problems of a composed page as they are told of the page on which the sections stand: at the section, and with its
 * name. Advice is told where it can be followed: on this page for what may differ on it, else in the section itself.
 */
export function describeInSections(problems: readonly Problem[], { document, places }: ComposedPage): Problem[] {
  if (places.size === 0) return [...problems];
  const open = new Set(listOpen(problems, document));
  return problems.flatMap((problem): Problem[] => {
    const found = places.get(problem.blockId);
    if (!found) return [problem];
    const { place, section, block, open: mayDifferHere } = found;
    const [property, ...rest] = problem.path;
    const mayDiffer = mayDifferHere.has(String(property));
    if (problem.level === 'warning' && !(mayDiffer && open.has(problem))) return [];
    const { level, message } = problem;
    return [
      {
        level,
        blockId: place.id,
        blockType: place.type,
        path: mayDiffer ? [differenceKey(block.id, String(property)), ...rest] : [],
        message: nameSection(message, section.name),
      },
    ];
  });
}

/** A sentence of every language with the section's name before it. */
function nameSection(message: EditorText, name: string): EditorText {
  const inSection: EditorText = {
    en: `In the section "${name}": `,
    de: `Im Abschnitt „${name}“: `,
    nl: `In de sectie “${name}”: `,
    fr: `Dans la section « ${name} » : `,
  };
  const texts = Object.entries(message).map(([language, text]) => [
    language,
    (inSection[language] ?? inSection.en) + text,
  ]);
  return { ...Object.fromEntries(texts), en: inSection.en + message.en };
}
