import { expect, test } from 'vitest';
import { layOutAtOnce, wakeAfterFirstFrame } from './first-frame.ts';

test('islands wait for the first frame, one script after the other; everything else runs at once', () => {
  const near = '(()=>{(self.Astro||(self.Astro={})).near=r;window.dispatchEvent(new Event("astro:near"))})();';
  const element = '(()=>{if(1<2)customElements.define("astro-island",class extends HTMLElement{})})();';
  const others = '<script>(() => { document })()</script><script type="module">function e(){}</script>';
  const wait = (script: string) => `<script>requestAnimationFrame(()=>setTimeout(()=>{${script}}))</script>`;
  expect(wakeAfterFirstFrame(`${others}<script>${near}</script><script>${element}</script><p>`)).toBe(
    `${others}${wait(near)}${wait(element)}<p>`,
  );
});

test('a page is laid out when it has been read, where scripts run anyway', () => {
  const script = '<script type="module" src="/x.js"></script>';
  expect(layOutAtOnce(`<body>${script}</body>`)).toBe(
    `<body>${script}<script>document.body.offsetHeight</script></body>`,
  );
  const data = '<body><script type="application/ld+json">{}</script></body>';
  expect(layOutAtOnce(data)).toBe(data);
});
