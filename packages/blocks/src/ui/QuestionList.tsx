import type { RichTextNode } from 'page-format';
import type { Locale } from '../site/locales.ts';
import type { DataLayerAttributes } from './data-layer.ts';
import { RichTextContent } from './RichTextContent.tsx';

interface QuestionListProps {
  questions: readonly { question: string; answer: string | RichTextNode }[];
  locale: Locale;
  /** Attributes of what is pressed, such as what records it. */
  press?(question: string): DataLayerAttributes;
}

/** Questions that open to show their answers: native disclosures, which need no script. */
export function QuestionList({ questions, locale, press }: QuestionListProps) {
  return (
    <>
      {questions.map(({ question, answer }, index) => (
        <details key={index} className="FaqBlock-item">
          <summary className="FaqBlock-question" {...press?.(question)}>
            {question}
          </summary>
          <div className="FaqBlock-answer">
            {typeof answer === 'string' ? <p>{answer}</p> : <RichTextContent document={answer} locale={locale} />}
          </div>
        </details>
      ))}
    </>
  );
}
