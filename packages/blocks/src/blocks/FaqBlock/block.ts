import { choice, reference } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { answerText, listQuestions } from './questions.ts';

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
    source: choice({
      label: { en: 'Questions of', de: 'Fragen aus' },
      group: 'content',
      default: 'list',
      options: [
        { value: 'list', label: { en: 'A FAQ', de: 'Einer Liste' } },
        { value: 'site', label: { en: 'The site settings', de: 'Den Einstellungen der Website' } },
      ],
    }),
    faq: reference({
      label: { en: 'FAQ', de: 'Häufige Fragen' },
      contentType: 'api::faq.faq',
      titleField: 'title',
      required: true,
      when: { prop: 'source', is: 'list' },
    }),
  },
  prompt: ({ source, faq }) =>
    source === 'list' && faq === null
      ? { en: 'Please select a FAQ on the right.', de: 'Bitte rechts eine FAQ wählen.' }
      : undefined,
  /** The lists that every page of the country may show are part of its settings. */
  request: ({ source }, { country, locale }) =>
    source === 'site' ? `/api/site?country=${country}&locale=${locale}` : undefined,
  structuredData(props, data) {
    const mainEntity = listQuestions(props, data).map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answerText(answer) },
    }));
    return mainEntity.length > 0 ? { '@type': 'FAQPage', mainEntity } : undefined;
  },
});
