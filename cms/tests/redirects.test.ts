import { describe, expect, it } from 'vitest';
import { call } from './harness/client.ts';
import { createPage, newSlug, publish } from './harness/pages.ts';
import { sharedCms } from './harness/shared-cms.ts';
import { createUserWith } from './harness/sign-in.ts';

const COLLECTION = '/content-manager/collection-types/api::redirect.redirect';

const save = (data: object, locale = 'nl') => call(`${COLLECTION}?locale=${locale}`, { as: 'admin', body: data });

async function delivered(country = 'nl') {
  const { body } = await call(`/api/redirects?country=${country}`);
  return body.data as { from: string; to: string; permanent: boolean }[];
}

const from = async (path: string, country?: string) => (await delivered(country)).find((entry) => entry.from === path);

describe('a redirect', () => {
  it('leads to a page, wherever that is now, in every country that has both', async () => {
    const [old, slug, moved] = [newSlug(), newSlug(), newSlug()];
    const page = await createPage({ slug, countries: ['nl', 'be'] }, { locale: 'en', status: 'published' });
    expect((await save({ from: `/${old}/`, page }, 'en')).status).toBe(201);
    expect(await from(`/en/${old}`)).toEqual({ from: `/en/${old}`, to: `/en/${slug}`, permanent: true });
    expect(await from(`/en/${old}`, 'be')).toBeDefined();
    expect(await from(`/en/${old}`, 'de')).toBeUndefined();
    await call(`/api/pages/${page}?locale=en`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { slug: moved } },
    });
    await publish(page, 'en');
    expect((await from(`/en/${old}`))?.to).toBe(`/en/${moved}`);
  });

  it('leads to an address, for a time, on the sites that it names', async () => {
    const old = newSlug();
    const to = 'https://elsewhere.test/a b?q={env.SECRET}';
    expect((await save({ from: old, to })).status).toBe(400);
    const saved = await save({ from: old, to: to.replace(' ', '-'), permanent: false, countries: ['de'] }, 'en');
    expect(saved.status).toBe(201);
    expect(await from(`/en/${old}`, 'de')).toMatchObject({ permanent: false });
    expect(await from(`/en/${old}`)).toBeUndefined();
  });

  it('to the site’s own complete address stays on the site', async () => {
    const old = newSlug();
    await save({ from: old, to: 'http://localhost:4321/en?x=1' });
    expect((await from(`/${old}`))?.to).toBe('/en?x=1');
  });

  it.each([
    [{ from: '' }, /needs the address/],
    [{ from: 'a b' }, /is not allowed/],
    [{ from: '../x' }, /is not allowed/],
    [{ from: '.well-known/security.txt' }, /is not allowed/],
    [{ from: 'en/x' }, /the sites use it themselves/],
    [{ from: 'x', to: 'javascript:alert(1)' }, /is a path of the site/],
    [{ from: 'x', to: '//elsewhere.test' }, /is a path of the site/],
    [{ from: 'nowhere', to: '' }, /Choose the page/],
  ])('such as %j is refused with a sentence', async (data, message) => {
    const answer = await save({ to: '/', ...data });
    expect(answer.status).toBe(400);
    expect(answer.body.error.message).toMatch(message);
  });

  it.each([
    ['nl', 'newsletter/confirm', '/newsletter/confirm'],
    ['nl', 'Newsletter/Withdraw.html/', '/Newsletter/Withdraw.html'],
    ['fr', 'newsletter/confirm', '/fr/newsletter/confirm'],
    ['nl', 'robots.txt', '/robots.txt'],
    ['nl', '/ROBOTS.txt', '/ROBOTS.txt'],
    ['nl', 'sitemap.xml', '/sitemap.xml'],
    ['nl', 'sitemap-nl-NL.xml', '/sitemap-nl-NL.xml'],
    ['nl', 'index.html', '/index.html'],
    ['en', 'index.html', '/en/index.html'],
    ['nl', 'pagefind/pagefind.js', '/pagefind/pagefind.js'],
    ['nl', 'zoeken', '/zoeken'],
    ['en', 'feed.xml', '/en/feed.xml'],
    ['nl', '404', '/404'],
    ['nl', '_astro/x.js', '/_astro/x.js'],
    ['nl', 'img/favicon.svg', '/img/favicon.svg'],
    ['nl', 'assets/js/calculator.umd.js', '/assets/js/calculator.umd.js'],
    ['nl', 'share/x', '/share/x'],
    ['nl', '_redirects', '/_redirects'],
    ['nl', 'redirects.caddy', '/redirects.caddy'],
  ])('in %s from %s, where the site itself has something, is refused with a sentence', async (locale, own, path) => {
    for (const data of [{ from: own }, { from: own, active: false }]) {
      const answer = await save({ to: '/', ...data }, locale);
      expect(answer.status).toBe(400);
      expect(answer.body.error.message).toMatch(`Nothing can lead away from ${path}: the `);
    }
  });

  it('is checked alike when it is a copy of another', async () => {
    const [old, two] = [newSlug(), newSlug()];
    const path = `${COLLECTION}/clone/${(await save({ from: old, to: `/${two}` })).body.data.documentId}?locale=nl`;
    const copy = async (data: object, address = path) => {
      const { status, body } = await call(address, { as: 'admin', body: data });
      return `${status} ${body.error?.message}`;
    };
    expect(await copy({ from: 'robots.txt' })).toMatch(/^400 Nothing can lead away from \/robots.txt/);
    expect(await copy({ from: old })).toMatch(/^400 There is a redirect from/);
    expect(await copy({}, path.replace('/clone/', '/auto-clone/'))).toMatch(/^400 There is a redirect from/);
    expect(await copy({ from: two, to: `/${old}` })).toMatch(/^400 Visitors of the nl site would be led round/);
    expect(await from('/robots.txt')).toBeUndefined();
    expect(await copy({ from: two, to: '/' })).toMatch(/^200/);
  });

  it.each(['robots%2etxt', 'a//b', './robots.txt', 'x/../robots.txt', 'robots.txt?x', '\\robots.txt'])(
    'from %s is refused as what it is: no address of a page',
    async (own) => {
      const answer = await save({ from: own, to: '/' });
      expect([answer.status, answer.body.error.message]).toEqual([400, expect.stringContaining('is not allowed')]);
    },
  );

  it('that leads round in circles is refused, and nothing of it stays', async () => {
    const [one, two, three] = [newSlug(), newSlug(), newSlug()];
    expect((await save({ from: one, to: `/${two}` })).status).toBe(201);
    expect((await save({ from: two, to: `/${three}#x` })).status).toBe(201);
    const refused = await save({ from: three, to: `/${one}/` });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      `Visitors of the nl site would be led round in circles: /${three} → /${one} → /${two} → /${three}. Choose another target.`,
    );
    expect(await from(`/${three}`)).toBeUndefined();
  });

  it('is one for each address', async () => {
    const old = newSlug();
    await save({ from: old, to: '/a' });
    const again = await save({ from: old, to: '/b' });
    expect(again.body.error.message).toBe(`There is a redirect from /${old} on the nl site already. Change that one.`);
  });
});

describe('a redirect to another host', () => {
  const to = 'https://elsewhere.test/offer';
  const asEditor = async () => {
    const { url, adminToken } = sharedCms();
    const token = await createUserWith(url, adminToken, 'strapi-editor');
    return (path: string, body: object, method = 'POST') =>
      call(`${COLLECTION}${path}?locale=nl`, { method, headers: { Authorization: `Bearer ${token}` }, body });
  };

  it('is made by administrators and programs, and by no editor', async () => {
    const ask = await asEditor();
    const refused = await ask('', { from: newSlug(), to });
    expect(refused.status).toBe(400);
    expect(refused.body.error.message).toBe(
      'Only administrators may lead visitors to another host, such as elsewhere.test. Ask one to save this.',
    );
    expect((await ask('', { from: newSlug(), to: 'https://localhost:4321@elsewhere.test/' })).status).toBe(400);
    expect((await save({ from: newSlug(), to })).status).toBe(201);
    const made = await call('/api/redirects?locale=nl', { as: 'api', body: { data: { from: newSlug(), to } } });
    expect(made.status).toBe(201);
  });

  it('keeps its target when an editor changes it otherwise, and gets no other', async () => {
    const ask = await asEditor();
    const saved = await save({ from: newSlug(), to });
    const path = `/${saved.body.data.documentId}`;
    const moved = newSlug();
    expect((await ask(path, { from: moved, to, active: false, force: true }, 'PUT')).status).toBe(200);
    expect((await ask(path, { to: `${to}/other`, force: true }, 'PUT')).status).toBe(400);
    const copied = await ask(`/clone${path}`, { from: newSlug(), to: 'https://third.test/' });
    expect(copied.status).toBe(400);
    expect((await ask(path, { to: '/', force: true }, 'PUT')).status).toBe(200);
  });

  it('is none when it leads to a site of ours, or to a path', async () => {
    const ask = await asEditor();
    for (const own of ['http://localhost:4322/angebot', '/en/offer']) {
      expect((await ask('', { from: newSlug(), to: own })).status).toBe(201);
    }
  });
});

describe('a published page whose slug changes', () => {
  const offers = async (page: string) => {
    const { body } = await call(`${COLLECTION}?locale=nl&filters[page][documentId][$eq]=${page}`, { as: 'admin' });
    return body.results as { documentId: string; from: string; active: boolean }[];
  };
  const move = async (page: string, slug: string) => {
    await call(`/api/pages/${page}?locale=nl&status=draft`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { slug } },
    });
    expect((await publish(page)).status).toBe(200);
  };

  it('is offered a redirect, which works once an editor takes it', async () => {
    const [first, second] = [newSlug(), newSlug()];
    const page = await createPage({ slug: first }, { status: 'published' });
    await move(page, second);
    const [offer] = await offers(page);
    expect(offer).toMatchObject({ from: first, active: false });
    expect(await from(`/${first}`)).toBeUndefined();
    const taken = await call(`${COLLECTION}/${offer?.documentId}?locale=nl`, {
      as: 'admin',
      method: 'PUT',
      body: { force: true, active: true },
    });
    expect(taken.status).toBe(200);
    expect(await from(`/${first}`)).toEqual({ from: `/${first}`, to: `/${second}`, permanent: true });
  });

  it('is offered none where the site has a page of its own', async () => {
    const page = await createPage({ slug: 'zoeken', countries: ['be'] }, { locale: 'be', status: 'published' });
    await call(`/api/pages/${page}?locale=be&status=draft`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { slug: newSlug() } },
    });
    expect((await publish(page, 'be')).status).toBe(200);
    const { body } = await call(`${COLLECTION}?locale=be&filters[page][documentId][$eq]=${page}`, { as: 'admin' });
    expect(body.results).toEqual([]);
  });

  it('needs none any more when it comes back', async () => {
    const [first, second] = [newSlug(), newSlug()];
    const page = await createPage({ slug: first }, { status: 'published' });
    await move(page, second);
    await move(page, first);
    expect((await offers(page)).map((offer) => offer.from)).toEqual([second]);
  });

  it('is offered nothing while only its draft is elsewhere', async () => {
    const page = await createPage({}, { status: 'published' });
    await call(`/api/pages/${page}?locale=nl&status=draft`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { slug: newSlug() } },
    });
    expect(await offers(page)).toEqual([]);
  });
});
