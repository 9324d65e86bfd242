/** A translation service that speaks DeepL's protocol and knows some words by heart. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface TranslationService extends AsyncDisposable {
  /** The texts that it was asked for. */
  readonly asked: readonly string[];
}

/**
 * Starts it where the CMS of the tests looks for one, until it is disposed of.
 * @param known translations by the texts, with their tags; what it does not know comes back as it went
 */
export async function startTranslationService(known: Readonly<Record<string, string>>): Promise<TranslationService> {
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const question = JSON.parse(await text(request)) as { text: string[] };
    asked.push(...question.text);
    response.end(JSON.stringify({ translations: question.text.map((each) => ({ text: known[each] ?? each })) }));
  }).listen(Number(new URL(String(process.env.TRANSLATION_URL)).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
