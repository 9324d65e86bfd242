/**
 * What the text editor itself needs on the canvas while a text is written there; the text has the site's own styles. Not
 * in a layer, so that no style sheet of a project takes it away.
 */
const STYLES = `
.ProseMirror[data-formatted] { position: relative; }
.ProseMirror a { cursor: text; }
.ProseMirror img.ProseMirror-separator { display: inline !important; border: none !important; margin: 0 !important; width: 0 !important; height: 0 !important; }
.ProseMirror-hideselection *::selection { background: transparent; }
.ProseMirror-hideselection * { caret-color: transparent; }
.ProseMirror .is-empty::before { content: attr(data-placeholder); float: inline-start; height: 0; opacity: 0.75; pointer-events: none; }
.ProseMirror-gapcursor { display: none; position: absolute; margin: 0; pointer-events: none; }
.ProseMirror:focus .ProseMirror-gapcursor { display: block; }
.ProseMirror-gapcursor::after { content: ''; display: block; position: absolute; top: -2px; width: 20px; border-top: 2px solid currentcolor; }
.ProseMirror :is(th, td) { position: relative; }
.ProseMirror :is(table, col) { min-width: 0 !important; }
.ProseMirror .selectedCell::after { content: ''; position: absolute; inset: 0; background: #4945ff; opacity: 0.15; pointer-events: none; }
.ProseMirror .column-resize-handle { position: absolute; inset-block: 0; inset-inline-end: -3px; z-index: 1; width: 5px; background: #4945ff; pointer-events: none; }
.ProseMirror.resize-cursor { cursor: col-resize; }
.ProseMirror hr.ProseMirror-selectednode { outline: 2px solid #4945ff; outline-offset: 4px; }
.drop-cursor { background: #4945ff; }
`;

const MARK = 'data-rich-text-styles';

/** Writes the styles into a canvas, once. */
export function addCanvasStyles(canvas: Document): void {
  if (canvas.head.querySelector(`[${MARK}]`)) return;
  const styles = canvas.createElement('style');
  styles.setAttribute(MARK, '');
  styles.textContent = STYLES;
  canvas.head.append(styles);
}
