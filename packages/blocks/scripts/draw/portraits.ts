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
  lena: drawPerson({
    background: '#dfeaf2',
    halo: '#5f7f99',
    skin: '#f6d3b8',
    shade: '#e2ad8c',
    shirt: '#23395d',
    collar: '#2f4f7d',
    brow: '#a87c3a',
    behind:
      '<path d="M170 280Q160 108 300 106Q440 108 430 280Q446 360 424 416Q400 440 372 424H228Q200 440 176 416Q154 360 170 280Z" fill="#d9b062"/>',
    before: `${smile()}<path d="M186 292Q172 138 300 134Q428 138 414 292Q410 238 384 206Q320 226 262 190Q214 220 186 292Z" fill="#e6c27a"/><path d="M262 190Q240 160 256 140" fill="none" stroke="#c99c4c" stroke-width="5"/>`,
  }),
  mehmet: drawPerson({
    background: '#f3e2d2',
    halo: '#1d5f70',
    skin: '#d3a079',
    shade: '#b67f58',
    shirt: '#e2ded3',
    collar: '#c9c3b2',
    brow: '#1b1512',
    behind: '',
    before: `<path d="M190 268Q176 126 300 122Q424 126 410 268Q404 214 384 196Q346 170 300 172Q254 170 216 196Q196 214 190 268Z" fill="#1d1815"/>
      <path d="M192 300Q198 350 214 360Q232 342 300 340Q368 342 386 360Q402 350 408 300V330Q404 440 300 444Q196 440 192 330Z" fill="#2a211c" opacity=".92"/>
      <path d="M244 348Q272 330 300 342Q328 330 356 348Q328 356 300 352Q272 356 244 348Z" fill="#1d1815"/><path d="M262 362Q300 378 338 362Q326 392 300 392Q274 392 262 362Z" fill="#8f2f27"/><path d="M270 365Q300 374 330 365L327 374Q300 382 273 374Z" fill="#fff"/>`,
  }),
  lotte: drawPerson({
    background: '#fdebd8',
    halo: '#d09a25',
    skin: '#f4c9a9',
    shade: '#dda37e',
    shirt: '#7d2436',
    collar: '#962f44',
    brow: '#6b3f22',
    behind:
      '<path d="M420 170Q520 190 506 330Q500 420 452 470Q470 380 440 300Z" fill="#7a4726"/><circle cx="428" cy="182" r="26" fill="#d4513f"/><path d="M176 280Q168 110 300 108Q432 110 424 280V330H176Z" fill="#8a5430"/>',
    before: `${smile()}<path d="M186 284Q174 136 300 132Q426 136 414 284Q408 226 376 198Q300 172 224 198Q192 226 186 284Z" fill="#9a6138"/><g fill="#c98a63" opacity=".7"><circle cx="226" cy="312" r="4"/><circle cx="244" cy="320" r="4"/><circle cx="258" cy="310" r="3.4"/><circle cx="374" cy="312" r="4"/><circle cx="356" cy="320" r="4"/><circle cx="342" cy="310" r="3.4"/></g>`,
  }),
  pieter: drawPerson({
    background: '#dcebdf',
    halo: '#5f7350',
    skin: '#f5cdb0',
    shade: '#dfa883',
    shirt: '#4a5359',
    collar: '#f4ead6',
    brow: '#a0501f',
    behind: '',
    before: `<path d="M188 262Q176 122 300 116Q424 122 412 262Q404 206 376 190Q340 204 300 182Q250 206 224 190Q196 206 188 262Z" fill="#b55f27"/>
      <path d="M190 290Q196 330 212 338Q252 330 300 330Q348 330 388 338Q404 330 410 290V330Q414 476 300 486Q186 476 190 330Z" fill="#c06a2e"/>
      <path d="M254 354Q300 342 346 354Q334 388 300 388Q266 388 254 354Z" fill="#8f2f27"/><path d="M262 357Q300 349 338 357L334 367Q300 373 266 367Z" fill="#fff"/>`,
  }),
  katharina: drawPerson({
    background: '#e6e0f0',
    halo: '#5b3560',
    skin: '#eec1a0',
    shade: '#d39c78',
    shirt: '#1d5140',
    collar: '#f4ead6',
    brow: '#2f2019',
    behind:
      '<path d="M172 280Q164 106 300 104Q436 106 428 280V350H172Z" fill="#35241b"/><path d="M420 320Q470 380 440 440Q474 480 444 540" fill="none" stroke="#35241b" stroke-width="46" stroke-linecap="round"/><path d="M424 372q28 6 40 -8M420 430q28 12 46 0M432 486q24 8 40 -4" stroke="#1f140e" stroke-width="6" fill="none"/>',
    before: `${smile()}<path d="M186 290Q172 134 300 132Q428 134 414 290Q404 226 300 152Q196 226 186 290Z" fill="#432e22"/><path d="M300 134V156" stroke="#2a1b13" stroke-width="5"/>`,
  }),
  lukas: drawPerson({
    background: '#e3eef4',
    halo: '#ea6a2a',
    skin: '#efc29e',
    shade: '#d49d78',
    shirt: '#d09a25',
    collar: '#b8831a',
    brow: '#6b4426',
    behind: '',
    before: `<path d="M190 292V250H212Q214 300 206 330ZM410 292V250H388Q386 300 394 330Z" fill="#7a4f2e"/>
      <path d="M182 236Q176 104 300 100Q424 104 418 236Q360 214 300 214Q240 214 182 236Z" fill="#23395d"/><path d="M176 262Q178 218 190 212Q240 196 300 196Q360 196 410 212Q422 218 424 262Q360 240 300 240Q240 240 176 262Z" fill="#2f4f7d"/><path d="M214 252v-44M246 244v-44M278 240v-44M322 240v-44M354 244v-44M386 252v-44" stroke="#23395d" stroke-width="4"/>
      ${smile()}<path d="M250 402Q300 420 350 402Q340 420 300 424Q260 420 250 402Z" fill="#c99a72" opacity=".6"/>`,
  }),
  franz: drawPerson({
    background: '#f4ead6',
    halo: '#4a5359',
    skin: '#f0c3a4',
    shade: '#d59d79',
    shirt: '#1d5f70',
    collar: '#e2ded3',
    brow: '#b9bfba',
    behind: '',
    before: `<path d="M188 268Q184 200 206 176Q192 240 206 262ZM412 268Q416 200 394 176Q408 240 394 262Z" fill="#c9cec9"/><path d="M214 168Q300 120 386 168Q300 146 214 168Z" fill="#d9ddd8" opacity=".8"/>
      <path d="M192 300Q198 340 214 346Q252 338 300 338Q348 338 386 346Q402 340 408 300V334Q404 450 300 456Q196 450 192 334Z" fill="#d3d8d3"/>
      <path d="M240 350Q270 330 300 344Q330 330 360 350Q330 362 300 356Q270 362 240 350Z" fill="#e6eae6"/><path d="M266 364Q300 376 334 364Q324 388 300 388Q276 388 266 364Z" fill="#8f2f27"/>
      <g fill="none" stroke="#3a4144" stroke-width="7"><rect x="214" y="260" width="74" height="48" rx="14"/><rect x="312" y="260" width="74" height="48" rx="14"/><path d="M288 276q12 -8 24 0"/></g>`,
  }),
  camille: drawPerson({
    background: '#fbe0dc',
    halo: '#d4513f',
    skin: '#f1c6a6',
    shade: '#d9a17b',
    shirt: '#f7f3e8',
    collar: '#23395d',
    brow: '#241a16',
    behind: '<path d="M178 290Q160 108 300 104Q440 108 422 290Q430 340 404 356H196Q170 340 178 290Z" fill="#241a16"/>',
    before: `${smile('#a3303a')}<path d="M188 284Q178 134 300 130Q422 134 412 284Q410 250 404 236Q300 246 196 236Q190 250 188 284Z" fill="#2f2320"/><path d="M196 236Q300 262 404 236Q396 214 300 218Q204 214 196 236Z" fill="#241a16"/>
      <g fill="none" stroke="#d09a25" stroke-width="7"><circle cx="182" cy="352" r="20"/><circle cx="418" cy="352" r="20"/></g>`,
  }),
  julien: drawPerson({
    background: '#dcecec',
    halo: '#1f5fae',
    skin: '#edbd98',
    shade: '#cf9870',
    shirt: '#a3401f',
    collar: '#7d2f16',
    brow: '#4a2f1e',
    behind: curls('#5a3a26', [
      [196, 216, 40],
      [404, 216, 40],
      [216, 164, 46],
      [384, 164, 46],
    ]),
    before: `${smile()}${curls('#6b4730', [
      [216, 200, 36],
      [250, 164, 42],
      [300, 148, 44],
      [350, 164, 42],
      [384, 200, 36],
      [276, 186, 30],
      [330, 188, 30],
    ])}`,
  }),
  aissatou: drawPerson({
    background: '#fdf0d3',
    halo: '#1d5140',
    skin: '#6f4328',
    shade: '#56321c',
    shirt: '#e0a12b',
    collar: '#c4801a',
    brow: '#150e0a',
    behind: '',
    before: `${smile('#7c241f')}<path d="M186 262Q160 120 248 84Q300 40 372 78Q450 120 414 262Q404 196 300 192Q196 196 186 262Z" fill="#d4513f"/><path d="M186 262Q240 190 300 192Q360 190 414 262Q420 230 414 206Q300 150 186 206Q180 230 186 262Z" fill="#b8402f"/><path d="M252 86Q300 130 366 80M226 120Q300 170 392 112" fill="none" stroke="#f2c14e" stroke-width="8" opacity=".85"/>
      <circle cx="188" cy="336" r="11" fill="#f2c14e"/><circle cx="412" cy="336" r="11" fill="#f2c14e"/>`,
  }),
};

/** Of these, who is in the demo and in no sample. */
export const DEMO_PORTRAITS = [
  'lena',
  'mehmet',
  'lotte',
  'pieter',
  'katharina',
  'lukas',
  'franz',
  'camille',
  'julien',
  'aissatou',
] as const;
