import type { EditorText } from 'page-format';
import { CANVAS_TEXTS } from '../../ui/canvas-texts.ts';
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
    const message = data.status === 'failed' ? data.message : '';
    return <MissingNotice root={root} env={env} text={explainNone(props, data)} values={{ message }} />;
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
function explainNone({ source, faq }: Given['props'], data: Given['data']): EditorText {
  if (source === 'list') {
    return faq ? CANVAS_TEXTS.faqEmpty : CANVAS_TEXTS.faqDeleted;
  }
  if (data.status === 'failed') return CANVAS_TEXTS.faqFailed;
  if (data.status !== 'loaded') return CANVAS_TEXTS.faqLoading;
  return CANVAS_TEXTS.faqNotNamed;
}
