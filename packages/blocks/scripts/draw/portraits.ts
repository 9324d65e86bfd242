/** People who lease: portraits of one family, 600 by 600. */

interface Person {
  background: string;
  halo: string;
  skin: string;
  shade: string;
  shirt: string;
  collar: string;
  /** Behind the head and the shoulders. */
  behind: string;
  /** Over the face: hair, glasses, beard. */
  before: string;
  brow: string;
}

function drawPerson({ background, halo, skin, shade, shirt, collar, behind, before, brow }: Person): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">
    <rect width="600" height="600" fill="${background}"/>
    <circle cx="300" cy="290" r="232" fill="${halo}"/>
    ${behind}
    <path d="M64 640Q78 470 220 442L300 470L380 442Q522 470 536 640Z" fill="${shirt}"/>
    <path d="M252 380h96v70q-48 56 -96 0Z" fill="${shade}"/>
    <path d="M222 446L252 424Q300 492 348 424L378 446L300 520Z" fill="${collar}"/>
    <ellipse cx="192" cy="292" rx="24" ry="34" fill="${shade}"/><ellipse cx="408" cy="292" rx="24" ry="34" fill="${shade}"/>
    <path d="M192 240Q192 140 300 140Q408 140 408 240V304Q408 416 300 420Q192 416 192 304Z" fill="${skin}"/>
    <g fill="#e9785c" opacity=".28"><circle cx="234" cy="330" r="26"/><circle cx="366" cy="330" r="26"/></g>
    <g fill="#2a2220"><ellipse cx="254" cy="284" rx="10" ry="12"/><ellipse cx="346" cy="284" rx="10" ry="12"/></g>
    <g fill="#fff"><circle cx="258" cy="280" r="3.4"/><circle cx="350" cy="280" r="3.4"/></g>
    <g fill="none" stroke="${brow}" stroke-width="9" stroke-linecap="round"><path d="M230 252q24 -14 46 -2M324 250q24 -12 46 2"/></g>
    <path d="M302 292q14 34 -8 38" fill="none" stroke="${shade}" stroke-width="8" stroke-linecap="round"/>
    ${before}
  </svg>`;
}

const smile = (colour = '#8f2f27') =>
  `<path d="M258 356Q300 368 342 356Q330 396 300 396Q270 396 258 356Z" fill="${colour}"/><path d="M264 359Q300 369 336 359L332 371Q300 379 268 371Z" fill="#fff"/>`;

const curls = (colour: string, circles: [number, number, number][]) =>
  `<g fill="${colour}">${circles.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

export const PORTRAITS: Readonly<Record<string, string>> = {
  sanne: drawPerson({
    background: '#f7d9c4',
    halo: '#f2672a',
    skin: '#f3c9a8',
    shade: '#e0a884',
    shirt: '#0f3b2e',
    collar: '#17503f',
    brow: '#8a3a18',
    behind: curls('#9c4018', [
      [176, 250, 74],
      [160, 340, 70],
      [176, 424, 62],
      [424, 250, 74],
      [440, 340, 70],
      [424, 424, 62],
      [230, 160, 72],
      [300, 136, 76],
      [370, 160, 72],
      [220, 470, 44],
      [380, 470, 44],
    ]),
    before: `${smile()}${curls('#b8501f', [
      [206, 196, 42],
      [250, 158, 44],
      [306, 146, 46],
      [362, 162, 42],
      [398, 204, 38],
      [186, 246, 30],
      [416, 250, 28],
    ])}<circle cx="190" cy="330" r="9" fill="#ffd08a"/><circle cx="410" cy="330" r="9" fill="#ffd08a"/>`,
  }),
  jonas: drawPerson({
    background: '#d8ebe0',
    halo: '#1f7a55',
    skin: '#e8b48f',
    shade: '#cf9570',
    shirt: '#f4ead6',
    collar: '#d9c8a6',
    brow: '#2f2019',
    behind: '',
    before: `<path d="M188 262Q176 118 300 116Q424 118 412 262Q404 204 372 190Q290 214 226 186Q196 206 188 262Z" fill="#2f2019"/>
      <path d="M192 296Q196 322 212 330Q250 334 300 332Q350 334 388 330Q404 322 408 296V324Q406 446 300 448Q194 446 192 324Z" fill="#3c2a20"/>
      <path d="M254 352Q300 338 346 352Q334 392 300 392Q266 392 254 352Z" fill="#8f2f27"/><path d="M262 355Q300 346 338 355L334 366Q300 372 266 366Z" fill="#fff"/>
      <g fill="none" stroke="#10231c" stroke-width="9"><rect x="216" y="256" width="72" height="56" rx="24"/><rect x="312" y="256" width="72" height="56" rx="24"/><path d="M288 278q12 -8 24 0M216 276l-24 -6M384 276l24 -6"/></g>`,
  }),
  amina: drawPerson({
    background: '#dfe9f5',
    halo: '#1d5fae',
    skin: '#c98d63',
    shade: '#ad7249',
    shirt: '#f2672a',
    collar: '#d9551c',
    brow: '#2a1a12',
    behind: `<path d="M300 92Q150 96 152 270Q150 400 120 520Q300 600 480 520Q450 400 448 270Q450 96 300 92Z" fill="#f4ead6"/>`,
    before: `${smile('#7c241f')}<path d="M300 92Q150 96 152 270Q152 420 236 468Q300 500 364 468Q448 420 448 270Q450 96 300 92ZM300 160Q396 162 396 262V306Q394 418 300 420Q206 418 204 306V262Q204 162 300 160Z" fill="#fbf3e3" fill-rule="evenodd"/>
      <path d="M176 400Q220 500 330 490Q430 480 470 540Q400 590 300 586Q170 580 132 536Q160 480 176 400Z" fill="#f4ead6"/>
      <g fill="none" stroke="#dccbab" stroke-width="6" stroke-linecap="round"><path d="M180 220Q196 140 280 120M420 230Q408 150 340 124M200 470Q270 530 360 512M170 500Q250 560 350 548"/></g>`,
  }),
  marie: drawPerson({
    background: '#f4ead6',
    halo: '#1f7a55',
    skin: '#f2cdb2',
    shade: '#dba988',
    shirt: '#143f75',
    collar: '#1d5fae',
    brow: '#8b908c',
    behind: '<path d="M166 300Q156 106 300 104Q444 106 434 300Q446 396 404 432H196Q154 396 166 300Z" fill="#b9bfba"/>',
    before: `${smile('#9c3550')}<path d="M186 286Q176 140 300 138Q424 140 414 286Q404 214 346 178Q282 240 186 286Z" fill="#d3d8d3"/>
      <g fill="none" stroke="#c4470d" stroke-width="8"><circle cx="252" cy="286" r="36"/><circle cx="348" cy="286" r="36"/><path d="M288 282q12 -8 24 0"/></g>`,
  }),
  david: drawPerson({
    background: '#fdebe0',
    halo: '#143f75',
    skin: '#80502f',
    shade: '#683e22',
    shirt: '#f2672a',
    collar: '#d9551c',
    brow: '#1b120d',
    behind: curls('#1f1611', [
      [206, 196, 44],
      [246, 154, 48],
      [300, 138, 52],
      [354, 154, 48],
      [394, 196, 44],
    ]),
    before: `${smile('#7c241f')}<path d="M190 262Q184 140 300 138Q416 140 410 262Q404 212 366 194Q300 178 234 194Q196 212 190 262Z" fill="#1f1611"/>
      <path d="M262 404Q300 388 338 404Q330 424 300 424Q270 424 262 404Z" fill="#1f1611"/>`,
  }),
  lin: drawPerson({
    background: '#e3f1ea',
    halo: '#f2a33a',
    skin: '#f1c9a5',
    shade: '#d9a67d',
    shirt: '#1f7a55',
    collar: '#17503f',
    brow: '#17181c',
    behind:
      '<path d="M164 260Q160 100 300 100Q440 100 436 260V452Q436 476 410 476H190Q164 476 164 452Z" fill="#1c1d22"/>',
    before: `${smile()}<path d="M184 296Q172 132 300 130Q428 132 416 296Q412 252 398 234Q300 246 202 234Q188 252 184 296Z" fill="#26272d"/>`,
  }),
};
