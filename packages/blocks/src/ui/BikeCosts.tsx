import type { SiteEnv } from '../site/site-context.ts';
import { bikeCostsMessages } from './bike-costs-messages.ts';
import { say } from './view.ts';

interface Props {
  env: SiteEnv;
  /** In the country's currency; nothing is calculated without it. */
  price: number | null | undefined;
}

/**
 * The place of what a bike costs a month and saves in all, by the country's calculator. It needs the calculator, so it is
 * filled by its script (`client/bike-costs-element.ts`). There is none where no calculator is known, as on the canvas.
 */
export function BikeCosts({ env, price }: Props) {
  if (!env.calculatorSlug || !price) return null;
  return (
    <bike-costs
      class="BikeCosts"
      data-api={env.cmsUrl}
      data-slug={env.calculatorSlug}
      data-country={env.country}
      data-price={price}
      data-monthly={say(bikeCostsMessages.monthly, env)}
      data-saving={say(bikeCostsMessages.saving, env)}
      data-cheaper={say(bikeCostsMessages.cheaper, env)}
    />
  );
}
