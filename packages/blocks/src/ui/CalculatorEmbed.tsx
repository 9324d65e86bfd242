import type { Loadable } from 'page-format';
import { CALCULATOR_TAG } from '../site/calculator-tag.ts';
import { calculatorFor } from '../site/own-calculator.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { CalculatorOffer } from './CalculatorOffer.tsx';
import { CALCULATOR_SCRIPT, calculatorAttributes } from './calculator-embed.ts';
import { type EmbedTexts, ScriptEmbed } from './ScriptEmbed.tsx';

interface Props {
  env: SiteEnv;
  /** The calculator's public fields. */
  calculator: Readonly<Record<string, unknown>>;
  texts: EmbedTexts;
  data: Loadable;
  /** Where visitors of another country ask for an offer; empty where the site has no such page. */
  offerLink: string;
}

/** The calculator for visitors of its country, their own for others, and a way to an offer where they have none. */
export function CalculatorEmbed({ env, calculator, texts, data, offerLink }: Props) {
  const theirs = calculatorFor(calculator, env);
  if (!theirs) return <CalculatorOffer env={env} link={offerLink} />;
  const attributes = calculatorAttributes(theirs, env);
  return (
    <ScriptEmbed
      env={env}
      src={CALCULATOR_SCRIPT}
      tag={CALCULATOR_TAG}
      // On the site `client/calculators.ts` says whether entered values are kept; at first they are not.
      attributes={env.mode === 'edit' ? { ...attributes, keeps: 'false' } : attributes}
      texts={texts}
      data={data}
    />
  );
}
