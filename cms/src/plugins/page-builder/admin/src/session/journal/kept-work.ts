import { deleteJournal, openJournals } from './database.ts';

/** How many pages with unsaved work of one administrator this browser keeps; 0 where it keeps nothing. */
export async function countKept(user: string): Promise<number> {
  const pages = new Set((await listKept(user)).map(({ page }) => page));
  return pages.size;
}

/** Takes all unsaved work of one administrator out of this browser. What the server has of it stays. */
export async function removeKept(user: string): Promise<void> {
  for (const { id } of await listKept(user)) await deleteJournal(id);
}

async function listKept(user: string) {
  const database = await openJournals().catch(() => undefined);
  const journals = (await database?.getAll('journals')) ?? [];
  return journals.filter((journal) => journal.user === user);
}
