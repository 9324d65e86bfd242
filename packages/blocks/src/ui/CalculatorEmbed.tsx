import type { Loadable } from 'page-format';
import { CALCULATOR_TAG } from '../site/calculator-tag.ts';
import type { SiteEnv } from '../site/site-context.ts';
import { CalculatorOffer } from './CalculatorOffer.tsx';
import { CALCULATOR_SCRIPT, calculatorAttributes, isOfOtherCountry } from './calculator-embed.ts';
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

/** The calculator for visitors of its country, and a way to an offer for all others. */
export function CalculatorEmbed({ env, calculator, texts, data, offerLink }: Props) {
  if (isOfOtherCountry(calculator, env)) return <CalculatorOffer env={env} link={offerLink} />;
  return (
    <ScriptEmbed
      env={env}
      src={CALCULATOR_SCRIPT}
      tag={CALCULATOR_TAG}
      attributes={calculatorAttributes(calculator, env)}
      texts={texts}
      data={data}
    />
  );
}
