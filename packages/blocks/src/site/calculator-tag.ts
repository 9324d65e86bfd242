/** Name of the calculator's element. */
export const CALCULATOR_TAG = 'bike-calculator';
