import { statSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import type { PageDocument } from 'page-format';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFull } from '../../scripts/testing/matrix.ts';
import { createRandom } from '../../scripts/testing/random.ts';
import { newSlug, page, title } from './harness/pages.ts';
import { type Credentials, signIn } from './harness/sign-in.ts';
import { type CmsData, createCmsData, PUBLISHER, type RunningCms, START_LIMIT, startCms } from './harness/start-cms.ts';

/** What an editor publishes while the CMS is killed is published whole, or not at all. */
const PAGES = '/content-manager/collection-types/api::page.page';
/** Kills that hit a publish, one in each equal part of its work. `SEED` gives the moments of an earlier run. */
const KILLS = 6;

const slug = newSlug();
let data: CmsData;
let cms: RunningCms;
let tokens: Credentials;
let documentId: string;

/** Has the log hold every statement that the CMS sends to its database, which is a clock that no busy machine slows down. */
const STATEMENTS = { DEBUG: 'knex:query', DEBUG_COLORS: 'no' };

beforeAll(async () => {
  data = await createCmsData();
  await start();
  tokens = await signIn(cms.url);
});
afterAll(async () => {
  await cms.stop();
  await data.remove();
});

async function start(): Promise<void> {
  cms = await startCms(data, STATEMENTS);
}

async function call(path: string, token: string, body?: object) {
  const answer = await fetch(cms.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.ok, `${path} answers ${answer.status}`).toBe(true);
  return answer.json();
}

/** Everything of a page says of which version it is: its own row, its tree, and the component in another table. */
function write(version: number) {
  const text = `Version ${version}`;
  return { title: text, slug, content: page(title(text)), seo: { metaTitle: text } };
}

/** What the editor's button sends, which saves a version and publishes it: the page, on top of what is stored now. */
async function compose(version: number): Promise<object> {
  const { content, seo, ...rest } = write(version);
  const { data: now } = await call(`${PAGES}/${documentId}?locale=nl`, tokens.adminToken);
  // The component's own number, as the form sends it: the component is changed, not replaced.
  return { ...rest, content: { ...content, basedOn: now.content.basedOn }, seo: { ...seo, id: now.seo.id } };
}

async function publish(composed: object): Promise<void> {
  await call(`${PAGES}/${documentId}/actions/publish?locale=nl`, tokens.adminToken, { ...composed, force: true });
}

type Entry = { title: string; content: PageDocument; seo: { metaTitle: string } };

/** The versions that stand in a page's draft or in what is published; more than one when it is torn or there twice. */
async function readVersions(status: 'draft' | 'published'): Promise<string[]> {
  const query = `locale=nl&status=${status}&populate=seo&filters[slug][$eq]=${slug}`;
  const entries: Entry[] = (await call(`/api/pages?${query}`, tokens.apiToken)).data;
  expect(entries).toHaveLength(1);
  const said = entries.flatMap(({ title: own, content, seo }) => [own, content.blocks[0]?.props.title, seo.metaTitle]);
  return [...new Set(said.map(String))];
}

/** What the publisher knows the content of the Dutch site by. */
const readState = async () => (await call('/api/page-builder/content-state', PUBLISHER.secret)).data.nl as string;

const logSize = () => statSync(cms.logFile).size;

it.runIf(isFull)(
  'a CMS that is killed while a page is published has published all of it or nothing',
  {
    timeout: 10 * START_LIMIT,
  },
  async () => {
    documentId = (await call(`${PAGES}?locale=nl`, tokens.adminToken, write(1))).data.documentId;
    await publish(await compose(2));
    const third = await compose(3);
    const begin = logSize();
    await publish(third);
    const work = logSize() - begin;
    const random = createRandom('moments of kills in a publish');
    let [killed, earlier, stored] = [0, 1, 3];
    for (let version = 4; killed < KILLS && version < 4 + 4 * KILLS; version += 1) {
      const before = await readState();
      const composed = await compose(version);
      const moment = logSize() + ((killed + random()) / KILLS) * work * earlier;
      let answered = false;
      const publishing = publish(composed).then(
        () => {
          answered = true;
        },
        () => {},
      );
      while (!answered && logSize() < moment) await turn();
      await cms.kill();
      await publishing;
      // It may be done before it is to be killed: then that moment is tried again, a little earlier each time.
      if (!answered) killed += 1;
      earlier = answered ? earlier * 0.7 : 1;

      await start();
      const [published] = await readVersions('published');
      expect(await readVersions('draft')).toEqual([published]);
      expect(answered ? [version] : [stored, version]).toContain(Number(published?.split(' ')[1]));
      expect(await readVersions('published')).toEqual([published]);
      // The publisher, who asks when the CMS is back, hears of a change exactly when there is one.
      const isNew = published === `Version ${version}`;
      expect((await readState()) !== before).toBe(isNew);
      if (isNew) stored = version;
    }
    expect(killed).toBe(KILLS);

    await publish(await compose(99));
    expect(await readVersions('published')).toEqual(['Version 99']);
  },
);
