import type { ResolvedReference, ResolvedReferences } from 'page-format';
import type { Server } from '../../api/server.ts';
import { PLUGIN_ID } from '../../plugin-id.ts';

type Answer = Promise<ResolvedReference | null>;

interface Question {
  keys: Map<string, Answer>;
  answer: Promise<ResolvedReferences>;
}

/** Keys the server takes in one question. */
const KEYS_AT_ONCE = 100;

/** The question that is being gathered, per locale. */
const open = new Map<string, Question>();

/**
 * What a reference leads to now, drafts included; null where it no longer exists. A panel shows many references at the
 * same time, so that those asked for in one go make one request.
 * @throws whatever the request fails with
 */
export function loadReference({ get }: Server, locale: string, key: string): Answer {
  let question = open.get(locale);
  if (!question || question.keys.size >= KEYS_AT_ONCE) {
    const keys = new Map<string, Answer>();
    question = { keys, answer: ask(get, locale, keys) };
    open.set(locale, question);
  }
  const { keys, answer } = question;
  const known = keys.get(key) ?? answer.then((refs) => refs[key] ?? null);
  keys.set(key, known);
  return known;
}

async function ask(get: Server['get'], locale: string, keys: Map<string, Answer>): Promise<ResolvedReferences> {
  // Until everything that is drawn now has asked.
  await new Promise((resolve) => setTimeout(resolve));
  if (open.get(locale)?.keys === keys) open.delete(locale);
  const { data } = await get<{ data: ResolvedReferences }>(`/${PLUGIN_ID}/references`, {
    params: { locale, keys: [...keys.keys()].join(',') },
  });
  return data.data;
}
