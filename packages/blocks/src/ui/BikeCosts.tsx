import type { BikeLease } from '../contract/bike-lease.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { bikeCostsMessages } from './bike-costs-messages.ts';
import { say } from './view.ts';
import { listCostsLines } from './write-costs.ts';

interface Props {
  env: SiteEnv;
  /** In the country's currency; nothing is calculated without it. */
  price: number | null | undefined;
  /** What the CMS has calculated for the country's default person; calculated in the browser where it is missing. */
  lease?: BikeLease | null | undefined;
  /** Whether what it costs to keep the bike is said too. */
  withTakeover?: boolean;
  /** What stands there when nothing can be calculated; nothing without it. */
  failed?: string;
}

/**
 * What a bike costs a month and saves in all, by the country's calculator. What stands here is for the country's default
 * person; its script (`client/bike-costs-element.ts`) puts what the visitor entered in its place. There is none where no
 * calculator is known, as on the canvas.
 */
export function BikeCosts({ env, price, lease, withTakeover = false, failed }: Props) {
  if (!env.calculatorSlug || !price) return null;
  const words = {
    monthly: say(bikeCostsMessages.monthly, env),
    saving: say(bikeCostsMessages.saving, env),
    cheaper: say(bikeCostsMessages.cheaper, env),
    takeover: withTakeover ? say(bikeCostsMessages.takeover, env) : undefined,
  };
  return (
    <bike-costs
      class="BikeCosts"
      data-api={env.cmsUrl}
      data-slug={env.calculatorSlug}
      data-price={price}
      data-monthly={words.monthly}
      data-saving={words.saving}
      data-cheaper={words.cheaper}
      data-takeover={words.takeover}
      data-failed={failed}
    >
      {lease &&
        listCostsLines(lease, words).map(({ className, text }) => (
          <span key={className} className={className}>
            {text}
          </span>
        ))}
    </bike-costs>
  );
}
