import { ENTRY } from '../../../../shared/envelope.ts';
import type { PageAddress } from '../../../../shared/page-texts.ts';
import type { TextCounts } from '../../../../shared/translation/count-texts.ts';
import type { BoardAnswer, BoardCell, BoardPage } from '../../../../shared/translation-board.ts';
import type { Server } from '../../api/server.ts';
import { PLUGIN_ID } from '../../plugin-id.ts';
import { requireList } from '../../text/describe-failure.ts';
import type { BoardQuestion } from '../BoardFilters.tsx';

/** The most that the board answers with at once. */
const AT_ONCE = 100;

/** All pages that the board finds of which something is open in a language. */
export async function listOpenPages(
  get: Server['get'],
  question: BoardQuestion,
  to: string,
  signal: AbortSignal,
): Promise<PageAddress[]> {
  const open: PageAddress[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ ...question, locale: to, page: String(page), pageSize: String(AT_ONCE) });
    const { data: answer } = await get<BoardAnswer>(`/${PLUGIN_ID}/translations?${query}`, { signal });
    const pages = requireList<BoardPage>(answer.data, answer);
    open.push(...pages.filter(({ field, cells }) => field !== ENTRY && isOpen(cells[to])));
    if (page * AT_ONCE >= answer.meta.total) return open;
  }
}

/** What is not counted yet may be open. */
function isOpen(cell: BoardCell | null | undefined): boolean {
  return Boolean(cell && cell.origin !== null && (cell.counts === null || hasOpen(cell.counts)));
}

const hasOpen = ({ new: open, machine, edited, outOfDate }: TextCounts) =>
  open.texts + machine.texts + edited.texts + outOfDate.texts > 0;
