// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { countPages, createBrowserStore } from '../session/unsaved/browser-store.ts';
import { followToken } from './offer-removal.ts';

const tokenOf = (userId: string) => `x.${btoa(JSON.stringify({ userId }))}.x`;

/** For a machine that is busy with other things. */
const PATIENCE = { timeout: 20_000 };

const notice = () => document.querySelector('[role=status]');

beforeEach(async () => {
  document.body.replaceChildren();
  history.replaceState(null, '', '/admin/auth/login');
  for (const [session, user] of [
    ['mine', '7'],
    ['theirs', '8'],
  ] as const) {
    const document = { format: 'page', formatVersion: 1, blocks: [] } as const;
    await createBrowserStore(user).put(
      {
        ...{ session, page: session, basedOn: '', base: { ...document, blocks: [] }, editedAt: Date.now() },
        work: { document: { ...document, blocks: [] }, sources: {}, fields: {} },
      },
      false,
    );
  }
});

test('whoever logs out is told what the browser keeps of their work, and can remove it', async () => {
  const follow = followToken();
  follow(tokenOf('7'), 'nl');
  expect(notice()).toBeNull();
  follow('', 'nl');
  await vi.waitFor(
    () => expect(notice()?.textContent).toMatch(/Niet-opgeslagen werk van je blijft in deze browser bewaard.*: 1\./),
    PATIENCE,
  );
  notice()?.querySelector('button')?.click();
  await vi.waitFor(() => expect(notice()?.textContent).toMatch(/^Verwijderd\./), PATIENCE);
  expect([await countPages('7'), await countPages('8')]).toEqual([0, 1]);
  follow(tokenOf('7'), 'nl');
  expect(notice()).toBeNull();
});

test('nothing is said to whom nothing is kept of, nor beside an editor that asks for the password in place', async () => {
  const follow = followToken();
  for (const [user, place] of [
    ['9', '/admin/auth/login'],
    ['7', '/admin/content-manager'],
  ] as const) {
    history.replaceState(null, '', place);
    follow(tokenOf(user), 'nl');
    follow('', 'nl');
    await countPages(user);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(notice(), user).toBeNull();
  }
});
