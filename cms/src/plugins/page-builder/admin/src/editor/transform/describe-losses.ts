import type { Loss } from '../../model/transform/loss.ts';
import type { TFunction, Translate } from '../../text/use-translation.ts';

/** What would be lost, as names in one line: settings by their labels, those of items with what an item is called. */
export function describeLosses(losses: readonly Loss[], t: TFunction, translate: Translate): string {
  return losses
    .map((loss) => {
      if (typeof loss === 'string') return t(`transform.${loss}`);
      const label = translate(loss.label);
      return loss.item ? `${label} (${translate(loss.item)})` : label;
    })
    .join(', ');
}
