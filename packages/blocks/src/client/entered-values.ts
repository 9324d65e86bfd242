/**
 * What visitors enter into calculators counts on every page: on cards, on the page of a bike, in the comparison. The
 * browser keeps it for as long as the tab is open, which is what somebody who calculates asks for and needs no consent
 * (Article 29 Working Party, opinion 4/2012, "user input"). Beyond that, and in other tabs, it is kept where the visitor
 * agreed, in the store of bikes.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { bikeStore, type EnteredValues, keepEntered, NOTHING_ENTERED, readAmount, readEntered } from './bike-store.ts';

/** What `calculator-result` tells, as far as it is of use here. */
export interface CalculatorResult {
  grossSalary?: string | undefined;
  employerPays?: string | undefined;
  entered: Readonly<Record<string, string>>;
}

/** Of the session storage. */
const VISIT_KEY = 'entered-values';

/** What is kept for as long as the tab is open. */
let ofVisit = readVisit();

const current = atom<EnteredValues>(choose());

// Another tab may have kept it meanwhile, or taken it back.
bikeStore.listen(() => current.set(choose()));

/** What the visitor entered, wherever it is kept; before that, what calculations start with. */
export const enteredValues: ReadableAtom<EnteredValues> = current;

function choose(): EnteredValues {
  const kept = bikeStore.get();
  return kept.keepsEntered ? kept : ofVisit;
}

/**
 * Remembers what a visitor entered into a calculator.
 * @param slug of the calculator
 */
export function rememberEntered(slug: string, result: CalculatorResult): void {
  if (Object.keys(result.entered).length === 0) return;
  const { grossSalary, employerShare, entered } = enteredValues.get();
  store(
    {
      grossSalary: readAmount(result.grossSalary, grossSalary),
      employerShare: readAmount(result.employerPays, employerShare),
      entered: { ...entered, [slug]: { ...entered[slug], ...result.entered } },
    },
    bikeStore.get().keepsEntered,
  );
}

/** Keeps what was entered beyond the visit, or takes that back: then it holds for this tab alone. */
export function allowKeeping(isKept: boolean): void {
  const { grossSalary, employerShare, entered } = enteredValues.get();
  store({ grossSalary, employerShare, entered }, isKept);
}

/** In one place at a time, so that nothing is left in the other one. */
function store(values: EnteredValues, isKept: boolean): void {
  setVisit(isKept ? NOTHING_ENTERED : values);
  if (isKept || bikeStore.get().keepsEntered) keepEntered(isKept ? values : undefined);
  else current.set(values);
}

function setVisit(values: EnteredValues): void {
  ofVisit = values;
  try {
    if (values === NOTHING_ENTERED) sessionStorage.removeItem(VISIT_KEY);
    else sessionStorage.setItem(VISIT_KEY, JSON.stringify(values));
  } catch {
    // A browser that keeps nothing: what was entered counts on this page.
  }
}

function readVisit(): EnteredValues {
  try {
    return readEntered(JSON.parse(sessionStorage.getItem(VISIT_KEY) ?? 'null'));
  } catch {
    return NOTHING_ENTERED;
  }
}
