/** Moves the focus to what is written in a card of a list, or else to its first button. */
export function focusCard(list: HTMLElement | null, index: number): void {
  const card = list?.children[Math.min(index, list.children.length - 1)];
  const field = card?.querySelector<HTMLElement>('textarea') ?? card?.querySelector('button');
  field?.focus();
  card?.scrollIntoView({ block: 'nearest' });
}
