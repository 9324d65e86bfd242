import { type AnyBlockDefinition, createBlock, type Registry } from 'page-format';
import { createEditorStore } from '../../store/editor-store.ts';
import { findTextProp } from './text-prop.ts';
import { writeText } from './write-text.ts';

/** Milliseconds in which an editor that opens has the browser to itself. */
const PAUSE_MS = 1_000;

/**
 * Runs the code of writing in idle moments, once for each block of words alone, in a document and a store of its own: the
 * browser compiles code when it first runs, and the first caret on the page would wait for that.
 * @returns leaves out what has not run yet
 */
export function warmUpWriting(registry: Registry): () => void {
  const waiting = [...registry.values()].filter(({ prose }) => prose);
  // Browsers without `requestIdleCallback` count as idle.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const writeNext = () => {
    const next = waiting.shift();
    if (!next) return;
    writeOnce(next, registry);
    whenIdle(writeNext);
  };
  const timer = setTimeout(() => whenIdle(writeNext), PAUSE_MS);
  return () => {
    clearTimeout(timer);
    waiting.length = 0;
  };
}

function writeOnce(definition: AnyBlockDefinition, registry: Registry): void {
  const block = createBlock(definition);
  const store = createEditorStore({ format: 'page', formatVersion: 1, blocks: [block] }, registry);
  const text = findTextProp(registry, block, definition.prose?.text ?? '');
  if (!text) return;
  const unseen = document.implementation.createHTMLDocument();
  const element = unseen.body.appendChild(unseen.createElement('p'));
  const writer = writeText({
    ...{ store, id: block.id, role: 'block', start: 'all', label: '', signs: [] },
    shown: { ...text, element },
    placeholders: { whole: '', line: '' },
    isFormatting: () => false,
    readBlocks: () => undefined,
    onCut: () => {},
    onPasteNote: () => {},
    onHistory: () => {},
    onEnd: (_end, _at, unmount) => unmount(),
  });
  if ('unknown' in writer) return;
  writer.type('x');
  writer.end('left');
}
