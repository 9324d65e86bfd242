/**
 * The calculator's looks. Everything hangs on `all: initial` inside the shadow root, which no rule of the page reaches,
 * and on em, so that no size of its root element leaks in either. `--calculator-font`, `--calculator-colour` and
 * `--calculator-action` (what is pressed) are the ways to dress it.
 */
export const STYLE = `
:host { all: initial; display: block; container-type: inline-size; }
:host([hidden]) { display: none; }
*, ::before, ::after { box-sizing: border-box; }
.calculator { all: initial; box-sizing: border-box; color-scheme: light; color: #0f3b2e;
  font: 400 medium/1.45 var(--calculator-font, "Figtree Variable", system-ui, sans-serif); --accent: var(--calculator-colour, #1f7a55); display: grid; gap: 1.5em; min-height: 34.375em;
  grid-template-columns: minmax(0, 1fr); padding: clamp(1.25em, 5cqi, 2.25em); border-radius: 1.5em;
  background: #f6f2ea; }
form { display: grid; align-content: start; gap: 1.25em; min-width: 0; }
.field { display: grid; gap: .375em; min-width: 0; }
label { font-weight: 600; font-size: .9375em; }
.amount { display: flex; align-items: center; gap: .5em; padding-inline: .875em; border: 1.5px solid #7d8f86;
  border-radius: .75em; background: #fff; }
.amount input { flex: 1; min-width: 0; padding: .7em 0; border: 0; outline: 0; background: none; }
.amount:focus-within, select:focus-visible, .field > input[type=text]:focus-visible { outline: 3px solid var(--accent);
  outline-offset: 2px; }
.amount:has([aria-invalid=true]) { border-color: #b3261e; }
input, select, button { font: inherit; color: inherit; }
select, .field > input[type=text] { width: 100%; min-height: 3em; padding: .7em .875em; border: 1.5px solid #7d8f86;
  border-radius: .75em; background: #fff; }
select { padding-inline-end: 2.5em; appearance: none; cursor: pointer; text-overflow: ellipsis; }
.choice { display: grid; position: relative; }
.choice::after { position: absolute; inset: calc(50% - .4em) 1.125em auto auto; width: .5em; height: .5em;
  border: solid; border-width: 0 .125em .125em 0; rotate: 45deg; pointer-events: none; content: ""; }
input[type=range] { width: 100%; height: 1.75em; margin: 0; appearance: none; background: none; cursor: pointer; }
input[type=range]::-webkit-slider-runnable-track { height: .375em; border-radius: 1em;
  background: linear-gradient(to right, var(--accent) calc(var(--at) * 100%), #d5dbd2 0); }
input[type=range]::-moz-range-track { height: .375em; border-radius: 1em; background: #d5dbd2; }
input[type=range]::-moz-range-progress { height: .375em; border-radius: 1em; background: var(--accent); }
input[type=range]::-webkit-slider-thumb { width: 1.5em; height: 1.5em; margin-top: -.5625em; border: 3px solid #fff;
  border-radius: 50%; appearance: none; background: var(--accent); box-shadow: 0 1px 4px #0f3b2e66; }
input[type=range]::-moz-range-thumb { width: 1.25em; height: 1.25em; border: 3px solid #fff; border-radius: 50%;
  background: var(--accent); box-shadow: 0 1px 4px #0f3b2e66; }
input[type=range]:focus-visible, [role=tab]:focus-visible, button:focus-visible, a:focus-visible,
input[type=checkbox]:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: .5em; }
.switch { grid-template-columns: auto 1fr; align-items: center; }
.switch input { width: 1.5em; height: 1.5em; accent-color: var(--accent); }
.keep { display: grid; gap: .375em; padding-block-start: 1.25em; border-top: 1px solid #0f3b2e26; }
.keep p, .help { margin: 0; color: #4a5c54; font-size: .875em; }
.help { grid-column: 1 / -1; }
.error { margin: 0; color: #b3261e; font-size: .875em; }
.error:empty, .old:empty { display: none; }
.old { margin: 0; font-size: .875em; }
.results[data-old] :is(.headline p:nth-child(n) strong, dd, .value) { color: #5b6b64; }
.results { position: relative; display: grid; align-content: start; gap: 1.25em; min-width: 0;
  padding: clamp(1.25em, 4cqi, 1.75em); border-radius: 1.125em; background: #fff; }
.headline { display: grid; gap: .75em; grid-template-columns: repeat(auto-fit, minmax(min(100%, 11em), 1fr)); }
.headline p { display: grid; gap: .125em; margin: 0; }
.headline span { font-size: .9375em; }
.headline strong { font-size: 1.875em; line-height: 1.15; font-variant-numeric: tabular-nums; }
.headline p:first-child strong { color: var(--accent); }
.headline strong:empty::before { content: "–"; }
dl, dd, ul { margin: 0; padding: 0; }
dl > div { display: flex; justify-content: space-between; gap: 1em; padding-block: .5em; border-top: 1px solid #e4e8e2; }
dd, .value { font-weight: 600; font-variant-numeric: tabular-nums; }
[role=tablist] { display: flex; gap: .25em; padding: .25em; border-radius: 2em; background: #eef1ec; }
[role=tab] { flex: 1; min-height: 2.75em; padding: .375em .75em; border: 0; border-radius: 2em; background: none;
  cursor: pointer; }
[role=tab][aria-selected=true] { background: #fff; font-weight: 600; box-shadow: 0 1px 3px #0f3b2e33; }
ul { display: grid; gap: .875em; padding-block-start: 1em; list-style: none; }
li { display: grid; grid-template-columns: 1fr auto; gap: .25em 1em; }
.bar { grid-column: 1 / -1; height: .75em; border-radius: 1em; background: #eef1ec; overflow: hidden; }
.fill { display: block; height: 100%; border-radius: inherit; background: #f08a4b; transition: inline-size .3s; }
li:first-child .fill { background: var(--accent); }
.state { display: grid; align-content: center; justify-items: center; gap: 1em; grid-column: 1 / -1; text-align: center; }
.state p { margin: 0; }
.failure:not(:empty) { padding: 1em; border-radius: .75em; background: #fdecea; }
.retry, a { display: inline-grid; place-content: center; justify-self: start; min-height: 2.75em; padding: .375em 1.375em;
  border: 0; border-radius: 2em; background: var(--calculator-action, #c4470d); color: #fff; font-weight: 600;
  text-decoration: none; cursor: pointer; }
.state .retry { justify-self: center; }
.spinner, .results[aria-busy]::after { width: 2em; height: 2em; border: 3px solid #d5dbd2; border-radius: 50%;
  border-block-start-color: var(--accent); animation: turn .9s linear infinite; content: ""; }
.results[aria-busy]::after { position: absolute; inset: 1em 1em auto auto; width: 1.5em; height: 1.5em; opacity: 0;
  animation: turn .9s linear infinite, appear 0s .15s forwards; }
@keyframes turn { to { transform: rotate(1turn); } }
@keyframes appear { to { opacity: 1; } }
@container (min-width: 44rem) { .calculator { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; } }
@media (prefers-reduced-motion: reduce) { .fill { transition: none; } .spinner, .results[aria-busy]::after {
  animation-duration: 3s; } }
`;
