import type { ReactNode } from 'react';

interface PromptProps {
  text: string;
  /** What the block could look like, as its View is given it. */
  example?: ReactNode;
}

/** Says on the canvas what a block still needs. Looks like the notice that stands for a block with nothing to show. */
export function Prompt({ text, example }: PromptProps) {
  return (
    <div className="BlockExample">
      <p className="BlockNotice" data-kind="prompt">
        {text}
      </p>
      {example}
    </div>
  );
}
