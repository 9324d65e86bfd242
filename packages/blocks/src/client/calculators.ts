import { CALCULATOR_TAG } from '../site/calculator-tag.ts';
import { bikeStore } from './bike-store.ts';
import { allowKeeping, type Changed, enteredFor, enteredValues, rememberEntered } from './entered-values.ts';
import { defineScriptEmbed } from './script-embed.ts';

let isListening = false;

/** A calculator that nobody has seen yet, such as one in a tab that is closed. */
const isUnseen = ({ shadowRoot }: Element) => !shadowRoot?.hasChildNodes();

/**
 * Tells the calculators of a page what was entered elsewhere, the price that the page's address names, and whether it is
 * kept; they draw themselves anew with it.
 */
export function passEntered(isMeant: (calculator: Element) => boolean = () => true): void {
  const { grossSalary, employerShare, term, entered } = enteredValues.get();
  const price = new URLSearchParams(location.search).get('price');
  for (const calculator of document.querySelectorAll(CALCULATOR_TAG)) {
    if (!isMeant(calculator)) continue;
    if (price) calculator.setAttribute('bike-price', price);
    calculator.setAttribute('keeps', String(bikeStore.get().keepsEntered));
    // Before anybody entered anything, a calculator starts as its workbook or its page says.
    if (Object.keys(entered).length === 0) continue;
    calculator.setAttribute('gross-salary', String(grossSalary));
    calculator.setAttribute('employer-pays', String(employerShare));
    calculator.setAttribute('term', term);
    calculator.setAttribute('entered', JSON.stringify(enteredFor(calculator.getAttribute('slug') ?? '').entered));
  }
}

/**
 * Lets the calculators of a page fetch their script when a visitor comes near. They go on with what was entered before, and
 * what is entered in them counts on every page.
 */
export function wakeCalculators(): void {
  defineScriptEmbed();
  // Several blocks bring calculators along, and all of them are in the page already.
  if (isListening) return;
  isListening = true;
  passEntered();
  document.addEventListener('calculator-result', ({ target, detail }: CustomEventInit<Changed> & Event) => {
    const slug = target instanceof Element ? target.getAttribute('slug') : null;
    if (!slug || !detail) return;
    rememberEntered('', { means: {}, entered: detail.shared ?? {} });
    rememberEntered(slug, detail);
    // What is drawn keeps what was typed into it; what is opened later goes on from here.
    passEntered(isUnseen);
  });
  document.addEventListener('calculator-keep', ({ detail }: CustomEventInit<{ isKept: boolean }>) => {
    const isKept = detail?.isKept === true;
    allowKeeping(isKept);
    for (const calculator of document.querySelectorAll(CALCULATOR_TAG))
      calculator.setAttribute('keeps', String(isKept));
  });
}
