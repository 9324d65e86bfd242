import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { QuestionList } from '../../ui/QuestionList.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { FaqBlock } from './block.ts';
import { listQuestions } from './questions.ts';

type Given = ViewProps<typeof FaqBlock>;

/**
 * Each press of a question is recorded as a `faq` event by the page's data layer, as the specification's point 4 has it.
 */
export function View({ props, root, env, data }: Given) {
  const questions = listQuestions(props, data);
  if (questions.length === 0) {
    if (env.mode === 'site') return null;
    return <MissingNotice root={root} text={explainNone(props, data)} />;
  }
  return (
    <div {...root} className="FaqBlock">
      <QuestionList
        questions={questions}
        locale={env.locale}
        press={(question) =>
          dataLayerAttributes(
            [
              { key: 'event', value: 'faq' },
              { key: 'question', value: question },
            ],
            env,
          )
        }
      />
    </div>
  );
}

/** Why an editor sees no questions. */
function explainNone({ source, faq }: Given['props'], data: Given['data']): string {
  if (source === 'list') {
    return faq ? 'This FAQ has no questions yet.' : 'This FAQ was deleted. Please select another one.';
  }
  if (data.status === 'failed') return `Error: ${data.message}`;
  if (data.status !== 'loaded') return 'Loading questions...';
  return 'The site settings of this country name no FAQ in this language.';
}
