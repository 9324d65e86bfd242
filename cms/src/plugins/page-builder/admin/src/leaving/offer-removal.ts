import type { StrapiApp } from '@strapi/strapi/admin';
import { PLUGIN_ID } from '../plugin-id.ts';
import { en, type TextKey } from '../translations/en.ts';
import { loadTexts } from '../translations/load-texts.ts';

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;

const NOTICE_ID = `${PLUGIN_ID}-kept-work`;

/** The store is where logging in and out shows. */
export const removalMiddleware: Middleware = (store) => {
  const follow = followToken();
  return (next) => (action) => {
    const result = next(action);
    const { token, language } = store.getState().admin_app;
    follow(token ?? '', language.locale);
    return result;
  };
};

/**
 * Where somebody logs out, tells what this browser keeps of their unsaved work, and offers to remove it: the next person
 * is not offered it, but it is there.
 * @returns to be told of the token of who is logged in, whenever that may have changed; an empty one of nobody
 */
export function followToken(): (token: string, locale: string) => void {
  let known = '';
  return (token, locale) => {
    if (token === known) return;
    const user = token ? undefined : readUser(known);
    known = token;
    document.getElementById(NOTICE_ID)?.remove();
    if (user !== undefined) void offerRemoval(user, locale);
  };
}

/** Whose token it was. */
function readUser(token: string): string | undefined {
  try {
    const [, payload = ''] = token.split('.');
    const { userId } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return userId === undefined ? undefined : String(userId);
  } catch {
    return undefined;
  }
}

async function offerRemoval(user: string, locale: string): Promise<void> {
  const { countPages, removeWorkOf } = await import('../session/unsaved/browser-store.ts');
  const count = await countPages(user);
  // A session that ended while somebody edits asks for the password in place, and goes on.
  if (count === 0 || !location.pathname.includes('/auth/')) return;
  const texts = await loadTexts(locale);
  const say = (key: TextKey) => texts[`${PLUGIN_ID}.${key}`] ?? en[key];
  const notice = document.createElement('div');
  notice.id = NOTICE_ID;
  notice.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = say('leaving.kept').replace('{count}', String(count));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = say('leaving.remove');
  button.addEventListener('click', async () => {
    await removeWorkOf(user);
    button.remove();
    words.textContent = say('leaving.removed');
  });
  notice.append(words, button);
  Object.assign(notice.style, NOTICE_STYLE);
  Object.assign(words.style, { margin: '0' });
  Object.assign(button.style, BUTTON_STYLE);
  document.body.append(notice);
}

const NOTICE_STYLE = {
  position: 'fixed',
  insetBlockEnd: '16px',
  insetInline: '16px',
  marginInline: 'auto',
  maxInlineSize: '560px',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '12px 16px',
  borderRadius: '4px',
  border: '1px solid #8e8ea9',
  background: '#fff',
  color: '#32324d',
  font: '14px/1.5 system-ui, sans-serif',
};

const BUTTON_STYLE = {
  font: 'inherit',
  fontWeight: '600',
  padding: '4px 12px',
  minBlockSize: '32px',
  borderRadius: '4px',
  border: '1px solid #4945ff',
  background: '#fff',
  color: '#271fe0',
  cursor: 'pointer',
};
