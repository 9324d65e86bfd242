/**
 * What visitors enter into calculators counts on every page: on cards, on the page of a bike, in the comparison. The
 * browser keeps it for as long as the tab is open, which is what somebody who calculates asks for and needs no consent
 * (Article 29 Working Party, opinion 4/2012, "user input"). Beyond that, and in other tabs, it is kept where the visitor
 * agreed, in the store of bikes.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { EnteredCells } from '../calculator/entered-cells.ts';
import { bikeStore, type EnteredValues, keepEntered, NOTHING_ENTERED, readAmount, readEntered } from './bike-store.ts';

/** What `calculator-result` tells, as far as it is of use here: what the visitor changed. */
export interface Changed {
  /** By what it means, whichever calculator it was entered into: a profit is no salary, and stays out of it. */
  means: { grossSalary?: string | undefined; employerPays?: string | undefined; term?: string | undefined };
  /** By cell, as it stands in the fields. */
  entered: EnteredCells;
  /** What means the same in every calculator of the country, by its role. */
  shared?: EnteredCells;
}

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
 * @param slug of the calculator; empty for what means the same in all, by its role instead of its cell
 */
export function rememberEntered(slug: string, { means, entered: cells }: Changed): void {
  if (Object.keys(cells).length === 0) return;
  const { grossSalary, employerShare, term, entered } = enteredValues.get();
  store(
    {
      grossSalary: readAmount(means.grossSalary, grossSalary),
      employerShare: readAmount(means.employerPays, employerShare),
      term: means.term ?? term,
      entered: { ...entered, [slug]: { ...entered[slug], ...cells } },
    },
    bikeStore.get().keepsEntered,
  );
}

/** What counts for a calculator: what was entered, by what it means, and what was entered into this very one. */
export function enteredFor(slug: string): Omit<EnteredValues, 'entered'> & { entered: EnteredCells } {
  const { grossSalary, employerShare, term, entered } = enteredValues.get();
  return { grossSalary, employerShare, term, entered: { ...entered[slug], ...entered[''] } };
}

/** Keeps what was entered beyond the visit, or takes that back: then it holds for this tab alone. */
export function allowKeeping(isKept: boolean): void {
  const { grossSalary, employerShare, term, entered } = enteredValues.get();
  store({ grossSalary, employerShare, term, entered }, isKept);
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
    return readEntered(JSON.parse(String(sessionStorage.getItem(VISIT_KEY))));
  } catch {
    return NOTHING_ENTERED;
  }
}
