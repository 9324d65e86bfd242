/** What stands raised or lowered has no mark in the text's content model; of these signs Unicode has raised and lowered ones. */
const SIGNS = '0123456789+-=()';
const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾'];
const LOWERED = [...'₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎'];

/**
 * Writes raised and lowered text with signs of its own: `m<sup>2</sup>` is m², `CO<sub>2</sub>` is CO₂. Text with other
 * signs stays as it is, in the line, such as the ending of 2e.
 */
export function writeRaisedText(body: HTMLElement): void {
  for (const element of body.querySelectorAll<HTMLElement>('sup, sub, span[style]')) {
    const signs = signsFor(element);
    const text = element.textContent ?? '';
    const written = signs && translate(text.trim(), signs);
    if (written) element.replaceChildren(written);
  }
}

function signsFor({ tagName, style }: HTMLElement): readonly string[] | undefined {
  if (tagName === 'SUP' || style.verticalAlign === 'super') return RAISED;
  if (tagName === 'SUB' || style.verticalAlign === 'sub') return LOWERED;
  return undefined;
}

function translate(text: string, signs: readonly string[]): string | undefined {
  // Word writes the minus of an exponent as a minus sign.
  const places = [...text.replaceAll('\u2212', '-')].map((sign) => SIGNS.indexOf(sign));
  return places.includes(-1) ? undefined : places.map((place) => signs[place]).join('');
}
