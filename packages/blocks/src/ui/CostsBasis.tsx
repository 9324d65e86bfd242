import { DEFAULT_PERSON } from '../calculator/bike-cells.ts';
import type { BikeLease } from '../contract/bike-lease.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { bikeCostsMessages } from './bike-costs-messages.ts';
import { say } from './view.ts';
import { writeBasis } from './write-costs.ts';

interface Props {
  env: SiteEnv;
  /** Of a bike whose amounts stand near; without it no term is named. */
  lease?: BikeLease | null | undefined;
}

/**
 * Whom the amounts of a page are for: the country's default person, and with the script
 * (`client/bike-costs-element.ts`) the visitor.
 */
export function CostsBasis({ env, lease }: Props) {
  if (!env.calculatorSlug) return null;
  const months = lease?.months ?? undefined;
  const text = say(months ? bikeCostsMessages.basisWithTerm : bikeCostsMessages.basis, env);
  const taxClass = lease?.taxClass;
  // Bikes that come without a lease may be calculated with a tax class later.
  const textWithClass = taxClass || !lease ? `${text} ${say(bikeCostsMessages.taxClass, env)}` : undefined;
  const { grossSalary } = DEFAULT_PERSON;
  return (
    <costs-basis
      class="CostsBasis"
      data-slug={env.calculatorSlug}
      data-months={months}
      data-text={text}
      data-tax-class={taxClass}
      data-text-with-class={textWithClass}
    >
      {writeBasis({ text, textWithClass, grossSalary, months, taxClass })}
    </costs-basis>
  );
}
