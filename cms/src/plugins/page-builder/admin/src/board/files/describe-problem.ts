import type { DocumentPlace } from '../../editor/languages/files/translation-file.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import type { TFunction } from '../../text/use-translation.ts';
import type { LoadProblem } from './load-pages.ts';

/** Why a page is not there, as a sentence. */
export function describeProblem(found: LoadProblem, { from, to }: DocumentPlace, t: TFunction): string {
  if (found.problem === 'failed') return describeFailure(found.error, t);
  return t(`boardFiles.problem.${found.problem}`, { from, to });
}
