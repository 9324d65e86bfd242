/** Whom a calculator is for besides employees, whose salary the prices of bikes are for. */
export const CALCULATOR_PROFILES = ['partTime', 'selfEmployed', 'employer'] as const;

export type CalculatorProfile = (typeof CALCULATOR_PROFILES)[number];

export function isCalculatorProfile(value: unknown): value is CalculatorProfile {
  return CALCULATOR_PROFILES.some((profile) => profile === value);
}
