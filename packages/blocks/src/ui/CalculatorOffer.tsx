import type { SiteEnv } from '../site/site-context.ts';
import { calculatorOfferMessages } from './calculator-offer-messages.ts';
import { say } from './view.ts';

interface Props {
  env: SiteEnv;
  /** Where an offer is asked for; empty where the site has no such page. */
  link: string;
}

/** Stands where a calculator follows the law of another country: what it says would be wrong here. */
export function CalculatorOffer({ env, link }: Props) {
  return (
    <div className="CalculatorOffer">
      <p className="CalculatorOffer-title">{say(calculatorOfferMessages.title, env)}</p>
      <p>{say(calculatorOfferMessages.text, env)}</p>
      {link && (
        <a className="Button" href={link}>
          {say(calculatorOfferMessages.action, env)}
        </a>
      )}
    </div>
  );
}
