import { expect, test } from 'vitest';
import { renderPage } from '../../render/index.ts';
import { callMessages } from '../../ui/call-messages.ts';

const context = { mode: 'site', locale: 'nl', country: 'nl', lang: 'nl-NL', refs: {}, cmsUrl: '' } as const;
const SCRIPT = 'https://scripts.test/map.js';

test.each([
  ['BusinessBikeMapSE', callMessages.businessMapNotLoaded.nl],
  ['BusinessBikeCalculatorSE', callMessages.businessCalculatorNotLoaded.nl],
])(
  '%s runs scripts of hosts that the site allows, and says of others that they could not be loaded',
  (type, failed) => {
    const draw = (scriptHosts: string[]) => {
      const blocks = [{ id: 'b1', type, v: 1, props: { scriptUrl: SCRIPT } }];
      return String(renderPage({ format: 'page', formatVersion: 1, blocks }, { ...context, scriptHosts }).parts[0]);
    };
    expect(draw(['https://scripts.test'])).toContain(`data-src="${SCRIPT}"`);
    const refused = draw(['https://others.test']);
    expect(refused).toContain('data-state="failed"');
    expect(refused).toContain(`<p role="alert">${failed}</p>`);
    expect(refused).not.toMatch(/scripts\.test|data-src|<button/);
  },
);
