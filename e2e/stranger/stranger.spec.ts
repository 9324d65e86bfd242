import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { CMS_URL } from '../src/cms.ts';
import { Editor } from '../src/editor.ts';
import { createSend, recordAnswers } from './host-api.ts';
import { buildSite, CONFIGURATION, installPageBuilder, makeCms, makeSite, typeCommands } from './project.ts';
import { type Server, startScript } from './server.ts';

const run = promisify(execFile);

const PORT = Number(new URL(CMS_URL).port);

/**
 * Strapi tells errors apart by their class, and finds its looks and its language in React's contexts: beside a second
 * copy of these, what is refused is answered with status 500, or the editor does not open.
 */
const SHARED = ['@strapi/utils', '@strapi/design-system', '@strapi/icons', 'react', 'react-intl', 'styled-components'];

const ADMIN = { firstname: 'Ada', lastname: 'Baker', email: 'ada@example.com', password: 'Stranger-123456' };

/** Where the projects are. */
let folder: string;
let server: Server | undefined;

test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'stranger-'));
});

test.afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('somebody with the packed files and the documentation has a page of a block of their own on a site without script', async ({
  page,
}) => {
  const cms = await test.step('has a project', () => makeCms(folder));

  const { token, before } = await test.step('uses its API', async () => {
    server = await startScript(cms, 'develop', PORT);
    const accessKey = await createToken(server.url);
    const answers = await recordAnswers(createSend(server.url, accessKey));
    await server.stop();
    return { token: accessKey, before: answers };
  });

  await test.step('installs the page builder', () => installPageBuilder(cms));

  await test.step('tells Strapi of it in twenty lines at most', () => {
    const lines = CONFIGURATION.flatMap((file) => readFileSync(join(cms, file), 'utf8').split('\n'));
    expect(lines.filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
  });

  await test.step('has one copy of each package that Strapi and the page builder share', async () => {
    const { stdout } = await run('npm', ['ls', '--all', '--parseable', ...SHARED], { cwd: cms });
    const copies = stdout.split('\n').filter((path) => SHARED.some((name) => path.endsWith(`/node_modules/${name}`)));
    expect(copies.toSorted()).toEqual(SHARED.map((name) => join(realpathSync(cms), 'node_modules', name)).toSorted());
  });

  await test.step('has the command of the page builder', async () => {
    const { stdout } = await run('npx', ['page-builder', '--help'], { cwd: cms });
    expect(stdout).toContain('page-builder <command>');
  });

  await test.step('starts to develop', async () => {
    server = await startScript(cms, 'develop', PORT);
  });
  const { url } = server as Server;

  const send = createSend(url, token);
  await test.step('is answered by the API of the project as before', async () => {
    const after = await recordAnswers(send);
    for (const [name, answer] of Object.entries(before)) expect.soft(after[name], name).toEqual(answer);
  });

  await test.step('logs in', async () => {
    // `develop` prepares every dependency of the admin, and serves its sources one by one.
    await page.goto(`${url}/admin`, { waitUntil: 'commit' });
    await page.getByLabel('Email').waitFor({ timeout: 4 * 60_000 });
    await page.getByLabel('Email').fill(ADMIN.email);
    await page.getByLabel(/^Password/).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/admin\/?(\?.*)?$/);
    // The tour lies over every form.
    await page.evaluate(() => localStorage.setItem('STRAPI_GUIDED_TOUR', JSON.stringify({ enabled: false })));
  });

  const editor = new Editor(page);
  await test.step('makes a page without languages', async () => {
    await openNew(page, url, 'page');
    await page.getByRole('textbox', { name: 'title' }).fill('Welcome');
    await page.getByRole('textbox', { name: 'slug' }).fill('welcome');
    await makeTeaser(editor, 'Hello from the canvas');
    await editor.insert('Teaser');
    await expect(editor.canvas.locator('.Teaser .Teaser'), 'a block in the area of the other').toBeVisible();
    await editor.settings.getByLabel('Title').fill('Inside');
  });

  const image = join(folder, 'picture.png');
  await test.step('gives it a picture and a list', async () => {
    await sharp({ create: { width: 320, height: 200, channels: 3, background: '#4945ff' } })
      .png()
      .toFile(image);
    await editor.select(/^Teaser/);
    await editor.uploadImage(image);
    await editor.settings.getByLabel('Alternative text').fill('A blue picture');
    await editor.settings.getByRole('button', { name: 'Add point' }).click();
    await editor.settings.getByLabel('Text', { exact: true }).last().fill('Fast');
    await expect(editor.canvas.getByRole('listitem').first()).toHaveText('Fast');
    await page.screenshot({ path: test.info().outputPath('editor.png') });
  });

  await test.step('saves and publishes it', async () => {
    await editor.save();
    await publish(editor);
  });

  await test.step('makes an article, of another type with languages and another field', async () => {
    await openNew(page, url, 'article', 'en');
    await page.getByRole('textbox', { name: 'headline' }).fill('News');
    await makeTeaser(editor, 'An article');
    await editor.save();
    await publish(editor);
  });

  const ask = await logIn(url);
  await test.step('turns a dynamic zone into blocks, and sees what is lost', async () => {
    const { documentId } = await ask('landing', {
      name: 'Bread',
      sections: [
        { __component: 'bakery.teaser', heading: 'Rye', words: 'Sour', price: 4.5, reasons: [{ reason: 'Dark' }] },
      ],
    });
    await page.goto(`${url}/admin/content-manager/collection-types/api::landing.landing/${documentId}`);
    await page.getByRole('button', { name: 'Turn sections into blocks' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('status')).toContainText('1');
    await expect(dialog.getByRole('listitem')).toContainText('price');
    await page.screenshot({ path: test.info().outputPath('zone.png') });
    await dialog.getByRole('button', { name: 'Convert', exact: true }).click();
    await expect(page.getByText('“sections” is in “content” as blocks now.')).toBeVisible();
    await editor.open();
    await expect(editor.canvas.getByRole('heading', { name: 'Rye' })).toBeVisible();
    await expect(editor.canvas.getByRole('listitem')).toHaveText('Dark');
  });

  await test.step('asks the command what the way back would change', async () => {
    const way = ['export-zone', '--mapping', 'config/zones/landing.json', '--dry-run', '--replace'];
    const { stdout } = await run('npx', ['page-builder', ...way], { cwd: cms });
    expect(stdout).toMatch(/1 converted .* 0 refused\. Nothing was written\./);
  });

  await test.step('publishes a page of a block that visitors press', async () => {
    const blocks = [{ id: 'a', type: 'Counter', v: 1, props: { label: 'Pressed' } }];
    const content = { format: 'page', formatVersion: 1, blocks };
    const { documentId } = await ask('page', { title: 'Counter', slug: 'counter', content });
    await ask(`page/${documentId}/actions/publish`, { title: 'Counter', slug: 'counter', content });
  });

  await test.step('reads the page as sites do', async () => {
    const answer = await fetch(`${url}/api/page-builder/page?slug=welcome&locale=en`);
    expect(answer.status).toBe(200);
    const { data } = (await answer.json()) as { data: { document: { blocks: { props: object }[] }; refs: object } };
    expect(data.document.blocks[0]?.props).toMatchObject({
      title: 'Hello from the canvas',
      points: [{ text: 'Fast' }],
    });
    expect(Object.values(data.refs)).toMatchObject([{ name: 'picture.png', width: 320 }]);
  });

  await test.step('writes pages by programs as before, and is checked where these say what they began from', async () => {
    const { documentId } = await ask('page', { title: 'First', slug: 'programs', content: EMPTY });
    const path = `/api/pages/${documentId}?status=draft`;
    const { body } = await send('GET', path);
    const { basedOn } = (body as { meta: { basedOn: object } }).meta;
    expect(await send('PUT', path, { data: { title: 'Second' } })).toMatchObject({ status: 200 });
    expect(await send('PUT', path, { data: { title: 'Third' }, basedOn })).toMatchObject({
      status: 409,
      body: { error: { name: 'ValidationError', details: { issues: [{ code: 'stale', field: 'title' }] } } },
    });

    const query = async (text: string, variables = {}) =>
      (await send('POST', '/graphql', { query: text, variables })).body;
    const entry = `documentId: "${documentId}", status: DRAFT`;
    const read = (await query(`{ page(${entry}) { title basedOn } }`)) as {
      data: { page: { title: string; basedOn: object } };
    };
    expect(read.data.page).toMatchObject({ title: 'Second', basedOn: { title: expect.any(String) } });
    const change = `mutation ($data: PageInput!) { updatePage(${entry}, data: $data) { title } }`;
    const changed = (title: string) => ({ data: { updatePage: { title } } });
    expect(await query(change, { data: { title: 'Third' } })).toEqual(changed('Third'));
    const stale = { title: 'Fourth', basedOn: read.data.page.basedOn };
    expect(await query(change, { data: stale })).toMatchObject({
      errors: [
        {
          extensions: {
            code: 'STRAPI_VALIDATION_ERROR',
            error: { details: { issues: [{ code: 'stale', field: 'title' }] } },
          },
        },
      ],
    });
    expect(await query(change, { data: { ...stale, force: true } })).toEqual(changed('Fourth'));
    await expect(ask('page', { title: 'Fifth' }, documentId), 'a person').rejects.toThrow(/answered with 428/);
  });

  await test.step('is told in a sentence what is not there, and what is no page', async () => {
    const missing = await fetch(`${url}/api/page-builder/page?slug=nowhere`);
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ error: { message: 'The site has no page "nowhere".' } });
    await expect(ask('page', { title: 'Torn', content: { blocks: 'none' } })).rejects.toThrow(
      /answered with 400.*content/,
    );
  });

  await test.step('builds a site of it, whose page has no script', async () => {
    const site = await makeSite(folder, url);
    const html = await buildSite(site, 'welcome');
    expect(readVersion(site, 'react')).toMatch(/^19\./);
    expect(html).not.toMatch(/<script|modulepreload/);
    await page.goto('about:blank');
    await page.setContent(html);
    await expect(page.getByRole('heading', { name: 'Hello from the canvas' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Inside' })).toBeVisible();
    await expect(page.getByRole('listitem').first()).toHaveText('Fast');
    await expect(page.getByAltText('A blue picture')).toHaveAttribute('src', /\/uploads\/picture/);
    await page.screenshot({ path: test.info().outputPath('site.png') });

    await page.route('http://site.example/**', (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(site, 'dist', pathname.endsWith('/') ? `${pathname}index.html` : pathname) });
    });
    await page.goto('http://site.example/counter/');
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' }), 'the island is awake').toBeVisible();

    await typeCommands(site, 'npm install --no-audit --no-fund react@18 react-dom@18');
    expect(readVersion(site, 'react')).toMatch(/^18\./);
    const withoutPreload = html.replace(/<link rel="preload" as="image"[^>]*>/, '');
    expect(await buildSite(site, 'welcome'), 'the page drawn with React 18').toBe(withoutPreload);
    await page.goto('http://site.example/counter/');
    await page.getByRole('button', { name: 'Pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'Pressed 1' }), 'with React 18').toBeVisible();
  });
});

const EMPTY = { format: 'page', formatVersion: 1, blocks: [] };

function readVersion(project: string, name: string): string {
  const text = readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

async function post(address: string, body: object, token?: string, method = 'POST') {
  const response = await fetch(address, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { data: { token: string; accessKey: string; documentId: string } }).data;
}

/** Registers the first administrator. @returns an API token for everything */
async function createToken(url: string): Promise<string> {
  const { token } = await post(`${url}/admin/register-admin`, ADMIN);
  const made = { name: 'Programs', description: '', type: 'full-access', lifespan: null, permissions: null };
  return (await post(`${url}/admin/api-tokens`, made, token)).accessKey;
}

/** @returns creates an entry of a type, changes the one with an id, or acts on one */
async function logIn(
  url: string,
): Promise<(path: string, body: object, id?: string) => Promise<{ documentId: string }>> {
  const { email, password } = ADMIN;
  const { token } = await post(`${url}/admin/login`, { email, password });
  return (path, body, id) => {
    const [type = '', ...rest] = path.split('/');
    const entries = [`${url}/content-manager/collection-types`, `api::${type}.${type}`, ...rest].join('/');
    return id ? post(`${entries}/${id}`, body, token, 'PUT') : post(entries, body, token);
  };
}

/** @param locale of a type with languages, as Strapi's own links name it; it leads there anew where none is named */
async function openNew(page: Page, url: string, type: string, locale?: string): Promise<void> {
  const query = locale === undefined ? '' : `?plugins[i18n][locale]=${locale}`;
  await page.goto(`${url}/admin/content-manager/collection-types/api::${type}.${type}/create${query}`);
}

/** Opens the editor and puts the project's own block on the empty page. */
async function makeTeaser(editor: Editor, title: string): Promise<void> {
  await editor.open();
  await editor.insert('Teaser');
  await editor.settings.getByLabel('Title').fill(title);
  await expect(editor.canvas.getByRole('heading', { name: title })).toBeVisible();
}

async function publish({ page }: Editor): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Published.' })).toBeVisible();
}
