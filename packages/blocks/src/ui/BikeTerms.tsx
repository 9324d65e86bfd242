import type { BikeLease } from '../contract/bike-lease.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { bikeCostsMessages } from './bike-costs-messages.ts';
import { CostsBasis } from './CostsBasis.tsx';
import { say } from './view.ts';

interface Props {
  env: SiteEnv;
  /** In the country's currency; nothing is calculated without it. */
  price: number | null | undefined;
  /** What the CMS has calculated for the country's default person. */
  lease?: BikeLease | null | undefined;
  /** Where the visitor enters what the amounts depend on. */
  link: string;
}

/** The place of what a bike costs a month with each term; its script (`client/bike-terms-element.ts`) fills it. */
export function BikeTerms({ env, price, lease, link }: Props) {
  if (!env.calculatorSlug || !price) return null;
  return (
    <bike-terms
      class="BikeTerms"
      data-api={env.cmsUrl}
      data-slug={env.calculatorSlug}
      data-price={price}
      data-months={say(bikeCostsMessages.months, env)}
    >
      <fieldset>
        <legend>{say(bikeCostsMessages.terms, env)}</legend>
        <div className="BikeTerms-choices" data-part="choices" />
      </fieldset>
      <p className="BikeTerms-basis">
        <CostsBasis env={env} lease={lease} /> <a href={link}>{say(bikeCostsMessages.ownSalary, env)}</a>
      </p>
    </bike-terms>
  );
}
