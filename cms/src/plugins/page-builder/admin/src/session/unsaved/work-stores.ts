import type { Server } from '../../api/server.ts';
import { createBrowserStore } from './browser-store.ts';
import { createServerStore } from './server-store.ts';
import type { WorkStores } from './unsaved-work.ts';

/** Where unsaved work of an administrator is kept. */
export function createWorkStores(user: string, server: Server): WorkStores {
  return { browser: createBrowserStore(user), server: createServerStore(server) };
}
