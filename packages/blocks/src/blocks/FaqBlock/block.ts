import { choice, reference } from 'page-format/fields';
import { defineBlock } from '../../site/define-block.ts';
import { askWhen } from '../../site/prompts.ts';
import { answerText, listQuestions } from './questions.ts';

export const FaqBlock = defineBlock({
  type: 'FaqBlock',
  category: 'blocks',
  label: { en: 'FAQ', de: 'FAQ', nl: 'Veelgestelde vragen', fr: 'FAQ' },
  description: {
    en: 'Questions that open to show their answers.',
    de: 'Fragen, die sich öffnen und ihre Antworten zeigen.',
    nl: 'Vragen die openklappen en hun antwoord tonen.',
    fr: 'Des questions qui s’ouvrent sur leur réponse.',
  },
  icon: 'Question',
  synonyms: 'questions answers accordion fragen antworten akkordeon hilfe',
  props: {
    source: choice({
      label: { en: 'Questions of', de: 'Fragen aus', nl: 'Vragen uit', fr: 'Questions provenant' },
      group: 'content',
      default: 'list',
      options: [
        { value: 'list', label: { en: 'An FAQ', de: 'Einer FAQ', nl: 'Een lijst met vragen', fr: 'D’une FAQ' } },
        {
          value: 'site',
          label: {
            en: 'The site settings',
            de: 'Den Einstellungen der Website',
            nl: 'De instellingen van de website',
            fr: 'Des paramètres du site',
          },
        },
      ],
    }),
    faq: reference({
      label: { en: 'FAQ', de: 'FAQ', nl: 'Veelgestelde vragen', fr: 'FAQ' },
      contentType: 'api::faq.faq',
      titleField: 'title',
      required: true,
      when: { prop: 'source', is: 'list' },
    }),
  },
  example: 'picture',
  prompt: askWhen(({ source, faq }) => source === 'list' && faq === null, {
    en: 'Please select an FAQ on the right.',
    de: 'Bitte rechts eine FAQ auswählen.',
    nl: 'Kies rechts een lijst met veelgestelde vragen.',
    fr: 'Choisissez une FAQ à droite.',
  }),
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
