import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { serveFolder } from '../../scripts/site.ts';
import { isFull } from '../../scripts/testing/matrix.ts';
import { buildSite } from '../../web/src/testing/build-site.ts';
import { startFakeCms } from '../../web/src/testing/fake-cms.ts';
import { gradePage } from './testing/grade-page.ts';
import { SLIDER } from './testing/slider.ts';

const block = (type: string, props: Record<string, unknown>) => ({ id: type, type, v: 1, props });

// What it looks at is tried by `web-server.test.ts` and the site's own tests in every run.
test.runIf(isFull)(
  'pages with scripts and free styles get an A+ from the HTTP Observatory, and 115 points',
  async () => {
    const blocks = [block('Title', { title: 'Rood', overrideTextColor: true, textColor: 'orange' }), SLIDER];
    const cms = await startFakeCms([
      { documentId: 'home', locales: { nl: { title: 'Thuis', slug: '', blocks } } },
      {
        documentId: 'map',
        locales: {
          nl: {
            title: 'Kaart',
            slug: 'kaart',
            blocks: [block('BusinessBikeMapSE', { scriptUrl: 'https://scripts.test/map.js' })],
          },
        },
      },
    ]);
    // Browsers reach the CMS over https, as in production.
    const addresses = { CMS_URL: 'https://cms.lumavelo.example', DELIVERY_URL: cms.url };
    const built = await buildSite({ ...addresses, COUNTRY: 'nl' });
    const server = await serveFolder(built.folder, 0);
    try {
      expect(built.code, built.log).toBe(0);
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      expect(/<h2[^>]* style="color:/.test(built.read('index.html'))).toBe(true);
      const own = await gradePage(`${address}/`);
      expect(own, own.results.join()).toMatchObject({ grade: 'A+', score: 115 });
      expect(own.results).toContain('csp-implemented-with-no-unsafe');
      // A script of others writes styles that nobody here knows.
      const others = await gradePage(`${address}/kaart`);
      expect(others, others.results.join()).toMatchObject({ grade: 'A+', score: 110 });
      expect(others.results).toContain('csp-implemented-with-unsafe-inline-in-style-src-only');
    } finally {
      server.close();
      await cms.close();
      rmSync(built.folder, { recursive: true, force: true });
    }
  },
  100_000,
);
