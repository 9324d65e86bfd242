import type { CalculatorForm, CellRole } from '../contract/perform-calculations.ts';
import { listPersonalInputs, SHARED_ROLES } from './entered-cells.ts';

type Values = Readonly<Record<string, string>>;

/** What visitors enter that means the same in every calculator of a country. */
const MEANINGS = [
  ['grossSalary', 'cellForGrossSalary'],
  ['employerPays', 'cellForEmployerPays'],
  ['term', 'cellForTerm'],
] as const;

/** What a visitor changed in a calculator since it was drawn, and what it came to. */
export class VisitorChanges {
  readonly #form: CalculatorForm;
  readonly #cells = new Set<string>();
  /** Results before the visitor changed anything. */
  #before: Values;
  /** Meanings that follow from what the visitor changed, such as a salary from hours. */
  readonly #followed = new Set<string>();

  constructor(form: CalculatorForm) {
    this.#form = form;
    this.#before = form.results;
  }

  add(cell: string) {
    this.#cells.add(cell);
  }

  /**
   * The detail of `calculator-result`.
   * @param values that were sent, by cell
   * @param answer the results, by cell
   */
  describeResult(values: Values, answer: Values): object {
    const { configuration } = this.#form;
    if (this.#cells.size === 0) this.#before = answer;
    const at = (role: CellRole) => answer[configuration?.[role] ?? ''];
    return {
      bikePrice: at('cellForBikePrice'),
      term: at('cellForTerm'),
      isChanged: this.#cells.size > 0,
      monthlyPrice: at('cellForMonthlyPrice'),
      totalSavings: at('cellForTotalSavings'),
      takeoverPrice: at('cellForTakeoverPrice'),
      grossSalary: at('cellForGrossSalary'),
      employerPays: at('cellForEmployerPays'),
      ...this.#listEntered(values),
      means: this.#listMeanings(answer),
      results: answer,
    };
  }

  #listEntered(values: Values): object {
    const entered: Record<string, string> = {};
    const shared: Record<string, string> = {};
    for (const { cell } of listPersonalInputs(this.#form).filter(({ cell }) => this.#cells.has(cell))) {
      const role = SHARED_ROLES.find((known) => this.#form.configuration?.[known] === cell);
      (role ? shared : entered)[role ?? cell] = values[cell] ?? '';
    }
    return { entered, shared };
  }

  /** A meaning whose cell is a result counts once it differs from what it was before the visitor came. */
  #listMeanings(answer: Values): object {
    const { inputs, configuration } = this.#form;
    const told = MEANINGS.flatMap(([name, role]) => {
      const cell = configuration?.[role] ?? '';
      const isInput = inputs.some((input) => input.cell === cell);
      if (isInput ? this.#cells.has(cell) : answer[cell] !== this.#before[cell]) this.#followed.add(role);
      return this.#followed.has(role) ? [[name, answer[cell]]] : [];
    });
    return Object.fromEntries(told);
  }
}
