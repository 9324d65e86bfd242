import { dataLayerAttributes } from '../../ui/data-layer.ts';
import { MissingNotice } from '../../ui/MissingNotice.tsx';
import { RichTextContent } from '../../ui/RichTextContent.tsx';
import type { ViewProps } from '../../ui/view.ts';
import type { FaqBlock } from './block.ts';
import { readQuestions } from './questions.ts';

/**
 * Native disclosures, which need no script. Each press of a question is recorded as a `faq` event by the page's
 * data layer, as the specification's point 4 has it.
 */
export function View({ props, root, env }: ViewProps<typeof FaqBlock>) {
  const questions = readQuestions(props.faq);
  if (questions.length === 0) {
    if (env.mode === 'site') return null;
    const text = props.faq ? 'This FAQ has no questions yet.' : 'This FAQ was deleted. Please select another one.';
    return <MissingNotice root={root} text={text} />;
  }
  return (
    <div {...root} className="FaqBlock">
      {questions.map(({ question, answer }) => (
        <details key={question} className="FaqBlock-item">
          <summary
            className="FaqBlock-question"
            {...dataLayerAttributes(
              [
                { key: 'event', value: 'faq' },
                { key: 'question', value: question },
              ],
              env,
            )}
          >
            {question}
          </summary>
          <div className="FaqBlock-answer">
            {typeof answer === 'string' ? <p>{answer}</p> : <RichTextContent document={answer} locale={env.locale} />}
          </div>
        </details>
      ))}
    </div>
  );
}
