// @vitest-environment jsdom
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Server } from '../api/server.ts';
import { useDeleted } from '../deleted/use-deleted.ts';
import { useFileSearch } from '../editor/files/use-file-search.ts';
import { useFolders } from '../editor/files/use-folders.ts';
import { useUploads } from '../editor/files/use-uploads.ts';
import { useEntrySearch } from '../editor/pickers/use-entry-search.ts';
import { useSectionNames } from '../editor/sections/use-sections.ts';
import { type EditorHost, EditorHostProvider } from '../host/editor-host.tsx';
import { useUses } from '../uses/use-uses.ts';
import { describeFailure } from './describe-failure.ts';
import { useTranslation } from './use-translation.ts';

const { client, server } = (() => {
  const server = { answer: (): Response => new Response() };
  /** Reads an answer as Strapi's client does (5.54): what it throws, and what it lets pass. */
  const ask = async () => {
    const response = server.answer();
    try {
      const data = await response.json();
      if (response.ok) return { data };
      const error = Object.assign(new Error(data.error ? data.error.message : 'Unknown Server Error'), {
        name: 'FetchError',
        status: response.status,
      });
      throw data.error ? Object.assign(error, { response: { data } }) : error;
    } catch (error) {
      if ((error as Error).name === 'SyntaxError' && response.ok) return { data: {} };
      throw error;
    }
  };
  const client = { get: ask, post: ask } as unknown as Server;
  return { server, client };
})();

/** Kinds of answers that hold no list, and what the server says in them. */
const ANSWERS: readonly [name: string, answer: () => Response, words: string][] = [
  [
    '500 with a message',
    () => Response.json({ error: { message: 'The disk is full' } }, { status: 500 }),
    'The disk is full',
  ],
  ['500 with a text', () => Response.json({ error: 'No room left' }, { status: 500 }), 'No room left'],
  ['200 with a message', () => Response.json({ error: { message: 'Not today' } }), 'Not today'],
  ['200 with a text', () => Response.json({ error: 'Not today' }), 'Not today'],
  ['500 without a body', () => new Response(null, { status: 500 }), ''],
  ['413 in HTML', () => new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 }), ''],
  ['502 in JSON of somebody else', () => Response.json({ fault: 1 }, { status: 502 }), ''],
  ['200 without a body', () => new Response(null), ''],
  ['200 in HTML', () => new Response('<h1>Hello</h1>'), ''],
];

const FILES = { name: '', mime: 'image', folder: '', sort: 'createdAt:desc' } as const;
const ENTRIES = { query: '', locale: 'nl' };

/** What is asked for on the way to a page, by who asks: the sentence and the list that are shown. */
const CALLERS: Readonly<
  Record<string, { use(): { problem: string; list: readonly unknown[] }; says(words: string): string }>
> = {
  'the library search': {
    use: () => {
      const { problem, files } = useFileSearch(FILES);
      return { problem, list: files };
    },
    says: (words) => `Error searching files: ${words || 'Unknown error'}`,
  },
  'the folders': {
    use: () => {
      const { problem, folders } = useFolders();
      return { problem, list: folders };
    },
    says: (words) => `The folders could not be loaded: ${words || 'Unknown error'}`,
  },
  'the picker of entries': {
    use: () => {
      const { problem, entries } = useEntrySearch('api::faq.faq', 'title', ENTRIES);
      return { problem, list: entries };
    },
    says: (words) => words || 'Unknown error',
  },
  'the list of sections': {
    use: () => {
      const { t } = useTranslation();
      const { sections = [], error } = useSectionNames(true);
      return { problem: error ? describeFailure(error, t) : '', list: sections };
    },
    says: (words) => words || 'Unknown error',
  },
  'the list of deleted pages': {
    use: () => {
      const { problem, entries } = useDeleted(client.get);
      return { problem, list: entries };
    },
    says: (words) => words || 'Unknown error',
  },
  'the list of uses': {
    use: () => {
      const { problem, entries } = useUses(client.get, { type: 'media', documentId: 'a' }, 20);
      return { problem, list: entries };
    },
    says: (words) => words || 'Unknown error',
  },
};

const unmounts: (() => void)[] = [];
afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount();
  vi.restoreAllMocks();
});

/** Runs a hook in a component; `current` is what it returned last. */
async function run<Result>(use: () => Result): Promise<{ current: Result }> {
  const result = {} as { current: Result };
  const Component = () => {
    result.current = use();
    return null;
  };
  const root = createRoot(document.createElement('div'));
  unmounts.push(() => root.unmount());
  const host = { server: client } as EditorHost;
  const inHost = createElement(EditorHostProvider, { host, children: createElement(Component) });
  root.render(createElement(IntlProvider, { locale: 'en', onError() {} }, inHost));
  await vi.waitFor(() => expect(result.current).toBeDefined());
  return result;
}

test('a refusal that names a text of the admin is said in its words, and another one as the server says it', () => {
  const t = (key: string, values?: object) => `${key} ${JSON.stringify(values)}`;
  const describe = (details: object) =>
    describeFailure({ name: 'FetchError', response: { data: { error: { message: 'In English', details } } } }, t);
  const values = { word: 'Lamp', language: 'nl' };
  expect(describe({ code: 'glossary.refused.double', values })).toBe(
    'glossary.refused.double {"word":"Lamp","language":"nl"}',
  );
  expect(describe({ code: 'toString' })).toBe('In English');
  expect(describe({})).toBe('In English');
});

const NO_CONNECTION = 'The connection to the server was cut. Check it and try again.';

describe.each(Object.entries(CALLERS))('%s', (_name, { use, says }) => {
  test.each(ANSWERS)('says what the server says: %s', async (_answer, answer, words) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = answer;
    const shown = await run(use);
    await vi.waitFor(() => expect(shown.current).toEqual({ problem: says(words), list: [] }));
    expect(log).toHaveBeenCalled();
  });

  test('says that there is no connection', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    const shown = await run(use);
    await vi.waitFor(() => expect(shown.current.problem).toContain(NO_CONNECTION));
  });
});

describe('an upload', () => {
  const upload = async () => {
    const shown = await run(() => useUploads('image', () => {}));
    shown.current.start([new File(['x'], 'a.png')]);
    await vi.waitFor(() => expect(shown.current.uploads[0]?.state.status).toBe('failed'));
    return shown.current.uploads[0]?.state;
  };

  test.each([...ANSWERS, ['200 with no file', () => Response.json([]), ''] as const])(
    'says what the server says: %s',
    async (_answer, answer, words) => {
      server.answer = answer;
      expect(await upload()).toEqual({ status: 'failed', message: words || 'Unknown upload error' });
    },
  );

  test('says that there is no connection', async () => {
    server.answer = () => {
      throw new TypeError('Failed to fetch');
    };
    expect(await upload()).toEqual({ status: 'failed', message: NO_CONNECTION });
  });
});
