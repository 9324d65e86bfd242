/** Says on the canvas what a block still needs. Looks like the notice that stands for a block with nothing to show. */
export function Prompt({ text }: { text: string }) {
  return (
    <p className="BlockNotice" data-kind="prompt">
      {text}
    </p>
  );
}
