import { defineBlock } from '../../core/define-block.ts';
import { reference } from '../../fields/index.ts';
import { answerText, readQuestions } from './questions.ts';

export const FaqBlock = defineBlock({
  type: 'FaqBlock',
  category: 'blocks',
  label: { en: 'FAQ', de: 'Häufige Fragen' },
  description: {
    en: 'Questions that open to show their answers.',
    de: 'Fragen, die sich öffnen und ihre Antworten zeigen.',
  },
  icon: 'Question',
  synonyms: 'questions answers accordion fragen antworten akkordeon hilfe',
  props: {
    faq: reference({
      label: { en: 'FAQ', de: 'Häufige Fragen' },
      contentType: 'api::faq.faq',
      titleField: 'title',
      required: true,
    }),
  },
  prompt: ({ faq }) => (faq === null ? 'Please select a FAQ on the right.' : undefined),
  structuredData({ faq }) {
    const mainEntity = readQuestions(faq).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    }));
    return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined;
  },
});
