import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { BEGIN_WITH_FIRST_SCREEN, LAY_OUT } from './first-frame.ts';

const page = (body: string, head = '') => `<head>${head}</head><body>${body}</body>`;

test('islands wait for the first frame, one script after the other; everything else runs at once', () => {
  const near = '(()=>{(self.Astro||(self.Astro={})).near=r;window.dispatchEvent(new Event("astro:near"))})();';
  const element = '(()=>{if(1<2)customElements.define("astro-island",class extends HTMLElement{})})();';
  const others = '<script>(() => { document })()</script><script type="module">function e(){}</script>';
  const wait = (script: string) => `<script>requestAnimationFrame(()=>setTimeout(()=>{${script}}))</script>`;
  expect(finishPage(page(`${others}<script>${near}</script><script>${element}</script><p>`), []).html).toBe(
    page(
      `${others}${wait(near)}${wait(element)}<p><script>${LAY_OUT}</script>`,
      `<script>${BEGIN_WITH_FIRST_SCREEN}</script>`,
    ),
  );
});

test('the first screen comes first where scripts run anyway, and nowhere else', () => {
  const withScript = page('<script type="module" src="/x.js"></script><p></p>');
  const begun = `<script>${BEGIN_WITH_FIRST_SCREEN}</script>`;
  expect(finishPage(withScript, []).html).toBe(
    page(`<script type="module" src="/x.js"></script><p></p><script>${LAY_OUT}</script>`, begun),
  );
  const withData = page('<script type="application/ld+json">{}</script><p></p>');
  expect(finishPage(withData, []).html).toBe(withData);
});
