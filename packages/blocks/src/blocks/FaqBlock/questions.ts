import { type Loadable, RICH_TEXT_SCHEMA, type RichTextNode } from 'page-format';

export interface Question {
  question: string;
  /** Plain text, or rich text where the answer was written with formatting. */
  answer: string | RichTextNode;
}

type Entry = Readonly<Record<string, unknown>>;

/**
 * The questions that a block shows: of its own list, or of all lists that the settings of the country's site name.
 * @param answer to the block's request: `SiteSettingsResponse`
 */
export function listQuestions({ source, faq }: { source: string; faq: Entry | null }, answer: Loadable): Question[] {
  if (source !== 'site') return readQuestions(faq);
  const body = (answer.status === 'loaded' ? answer.data : undefined) as
    | { data?: { faqs?: unknown } | null }
    | undefined;
  const lists: (Entry | null)[] = Array.isArray(body?.data?.faqs) ? body.data.faqs : [];
  return lists.flatMap(readQuestions);
}

/**
 * The questions of an FAQ entry. Entries come from outside, so what is no question with an answer is left out.
 * @param faq an entry of `api::faq.faq`, or null
 */
export function readQuestions(faq: Entry | null): Question[] {
  const items = Array.isArray(faq?.items) ? faq.items : [];
  return items.flatMap((item: Partial<Record<keyof Question, unknown>> | null) => {
    const answer = readAnswer(item?.answer);
    return typeof item?.question === 'string' && item.question.trim() !== '' && answer
      ? [{ question: item.question, answer }]
      : [];
  });
}

function readAnswer(value: unknown): Question['answer'] | undefined {
  if (typeof value === 'string') return value.trim() || undefined;
  const read = RICH_TEXT_SCHEMA.safeParse(value);
  return read.success ? read.data : undefined;
}

/** Nodes that hold lines rather than words. */
const LINES = ['paragraph', 'heading', 'codeBlock', 'tableRow'];

/** An answer as plain text, one line for each paragraph, heading or row. */
export function answerText(answer: Question['answer']): string {
  if (typeof answer === 'string') return answer;
  const read = (node: RichTextNode): string => {
    if (node.type === 'text') return node.text ?? '';
    if (node.type === 'hardBreak') return '\n';
    const parts = (node.content ?? []).map(read);
    const inner = node.type === 'tableRow' ? parts.map((cell) => cell.trim()).join(' ') : parts.join('');
    return LINES.includes(node.type) ? `${inner.trim()}\n` : inner;
  };
  return read(answer).trim();
}
