import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';
import { PLUGIN_ID } from '../plugin-id.ts';
import { en } from '../translations/en.ts';
import { loadTexts } from '../translations/load-texts.ts';

/** The login that exists wherever demo content was seeded, and nowhere else (contract point 1). */
const DEMO_LOGIN = { email: 'editor@example.com', password: 'Editor-123456' };

type Middleware = ReturnType<Parameters<StrapiApp['addMiddlewares']>[0][number]>;

/**
 * Says on every screen that this installation holds demo content with a login that everyone knows.
 *
 * A middleware, because the admin has no place of its own for a note on all screens, and the question can only be
 * asked once someone is signed in: the store is where signing in and out shows.
 */
export const demoBannerMiddleware: Middleware = (store) => {
  let askedFor: string | null | undefined;
  return (next) => (action) => {
    const result = next(action);
    const { token, language } = store.getState().admin_app;
    if (token !== askedFor) {
      askedFor = token;
      if (token) void showWhenDemo(language.locale);
      else document.getElementById(BANNER_ID)?.remove();
    }
    return result;
  };
};

const BANNER_ID = `${PLUGIN_ID}-demo-banner`;

async function showWhenDemo(locale: string): Promise<void> {
  const demo = await isDemo();
  document.getElementById(BANNER_ID)?.remove();
  if (!demo) return;
  const texts = (await loadTexts(locale)) ?? en;
  const banner = document.createElement('div');
  banner.id = BANNER_ID;
  banner.setAttribute('role', 'note');
  banner.textContent = texts['banner.demo']
    .replace('{email}', DEMO_LOGIN.email)
    .replace('{password}', DEMO_LOGIN.password);
  Object.assign(banner.style, {
    position: 'fixed',
    // Strapi's bar with Save and Publish stands at the bottom of screens narrower than 1080 pixels; clear of it there.
    insetBlockEnd: 'clamp(8px, (1080px - 100vw) * 1000, 80px)',
    insetInline: '0',
    marginInline: 'auto',
    inlineSize: 'fit-content',
    padding: '4px 12px',
    borderRadius: '4px',
    background: '#fdf4dc',
    color: '#5c3a00',
    border: '1px solid #e8c26a',
    font: '12px/1.5 system-ui, sans-serif',
    // Under Strapi's drawer of actions and panels, which has 2.
    zIndex: '1',
    pointerEvents: 'none',
  });
  document.body.append(banner);
}

/** A failed question is no reason to disturb anyone: without an answer nothing is shown. */
async function isDemo(): Promise<boolean> {
  try {
    const { data } = await getFetchClient().get<{ data: { demo: boolean } }>('/lumavelo/status');
    return data.data.demo;
  } catch {
    return false;
  }
}
