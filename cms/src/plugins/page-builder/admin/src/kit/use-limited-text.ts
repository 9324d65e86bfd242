import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { fitText } from './fit-text.ts';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface LimitedText {
  /** Of what was typed or pasted last, what did not fit; empty once the text is another one. */
  rest: string;
  /** Listeners of the control, in place of `maxLength`, which counts UTF-16 units and cuts in silence. */
  listeners: {
    onChange(event: ChangeEvent<TextElement>): void;
    onCompositionStart(): void;
    onCompositionEnd(event: CompositionEvent<TextElement>): void;
  };
}

/**
 * Holds a controlled text to its limit. What does not fit is taken out of the control again; while an input method
 * composes the text is its own, and is looked at when it is done.
 * @param limit in characters, as `countCharacters` of `page-format` counts
 */
export function useLimitedText(value: string, limit: number, change: (text: string) => void): LimitedText {
  const beforeComposition = useRef<string>();
  const [left, setLeft] = useState({ text: value, rest: '' });

  const take = (control: TextElement, before: string) => {
    const { text, rest, caret } = fitText(before, control.value, limit);
    if (rest !== '') {
      control.value = text;
      control.setSelectionRange(caret, caret);
    }
    setLeft({ text, rest });
    if (text !== value) change(text);
  };

  return {
    rest: left.text === value ? left.rest : '',
    listeners: {
      onChange({ currentTarget }) {
        if (beforeComposition.current === undefined) take(currentTarget, value);
        else change(currentTarget.value);
      },
      onCompositionStart() {
        beforeComposition.current = value;
      },
      onCompositionEnd({ currentTarget }) {
        const before = beforeComposition.current ?? value;
        beforeComposition.current = undefined;
        take(currentTarget, before);
      },
    },
  };
}
