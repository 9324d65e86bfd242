import { isComposing } from '../../kit/is-composing.ts';
import { isLetter } from '../commands/keyboard.ts';
import { type CanvasInput, isPlain, stop } from './canvas-input.ts';

/** Keys that go on to another block. */
const STEPS: Readonly<Record<string, 'before' | 'after'>> = { ArrowUp: 'before', ArrowDown: 'after' };

/** Enter or a letter on the selected block edits its text in place; of a picture, Enter chooses its file. */
export function hearKeys(input: CanvasInput, signal: AbortSignal): void {
  const { page, store, writing } = input;

  const arrange = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === 'Enter') input.zoomIn();
    else if (step && isPlain(event)) input.walkSections(step);
    else if (!isLetter(event)) return;
    stop(event);
  };
  const write = (event: KeyboardEvent) => {
    const { blocks } = store.getSession().selection;
    const id = blocks.at(-1);
    if (!input.canWrite || id === undefined || isComposing(event)) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter' && (writing.edit(page, id) || input.chooseFile())) stop(event);
    // Whoever goes on correcting, after saving for one, means the text and not the whole block.
    const isOne = blocks.length === 1;
    if (event.key === 'Backspace' && isOne && isPlain(event) && writing.edit(page, id, 'end')) stop(event);
    // What can be written is written: letters and signs are no shortcuts here.
    if (isLetter(event) && (isOne ? writing.writeLetter(page, id, event.key) : writing.writeOver(page, event.key)))
      stop(event);
    if (step && isPlain(event) && writing.walk(page, id, step) !== undefined) stop(event);
    if (step && isWithShift(event) && writing.extend(page, step)) stop(event);
  };
  const key = (event: KeyboardEvent) => {
    if (event.target !== page) return;
    if (input.isZoomedOut) arrange(event);
    else write(event);
  };
  page.ownerDocument.addEventListener('keydown', key, { capture: true, signal });
}

function isWithShift({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return shiftKey && !(ctrlKey || metaKey || altKey);
}
