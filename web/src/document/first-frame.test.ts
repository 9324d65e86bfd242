import { expect, test } from 'vitest';
import { showFirstScreen, wakeAfterFirstFrame } from './first-frame.ts';

test('islands wait for the first frame, one script after the other; everything else runs at once', () => {
  const near = '(()=>{(self.Astro||(self.Astro={})).near=r;window.dispatchEvent(new Event("astro:near"))})();';
  const element = '(()=>{if(1<2)customElements.define("astro-island",class extends HTMLElement{})})();';
  const others = '<script>(() => { document })()</script><script type="module">function e(){}</script>';
  const wait = (script: string) => `<script>requestAnimationFrame(()=>setTimeout(()=>{${script}}))</script>`;
  expect(wakeAfterFirstFrame(`${others}<script>${near}</script><script>${element}</script><p>`)).toBe(
    `${others}${wait(near)}${wait(element)}<p>`,
  );
});

test('the first screen comes first where scripts run anyway, and nowhere else', () => {
  const page = (script: string) => `<body>${script}<p></p></body>`;
  expect(showFirstScreen(page('<script type="module" src="/x.js"></script>'))).toMatch(
    /<p><\/p><script>.*<\/script><\/body>$/s,
  );
  const data = page('<script type="application/ld+json">{}</script>');
  expect(showFirstScreen(data)).toBe(data);
});
