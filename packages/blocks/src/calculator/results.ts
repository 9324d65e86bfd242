import type { CalculatorForm, OutputCell } from '../contract/perform-calculations.ts';
import { listHeadline, listLines } from './lines.ts';
import { make } from './make.ts';
import { labelOf, wordsOf } from './messages.ts';
import { numbersOf } from './numbers.ts';
import type { Settings } from './settings.ts';

/** The half of the calculator that answers: what a month costs, what is saved, the other lines, and the charts. */
export interface Results {
  element: HTMLElement;
  show(results: Readonly<Record<string, string>>): void;
  /** Says that what is shown belongs to other values than those that stand in the fields now. */
  markOld(): void;
}

export function makeResults(form: CalculatorForm, settings: Settings, onChart: (index: number) => void): Results {
  const { outputs } = form;
  const words = wordsOf(settings.locale);
  const numbers = numbersOf(settings.lang);
  const write = (cell: string, type: OutputCell['type'], results: Readonly<Record<string, string>>) => {
    const text = results[cell] ?? '';
    const number = Number(text);
    if (text === '' || text.startsWith('#')) return '–';
    if (type === 'text' || !Number.isFinite(number)) return text;
    return { money: numbers.money, percent: numbers.percent, number: numbers.plain }[type](number);
  };

  const main = listHeadline(form, settings.locale).map((line) => ({
    ...line,
    name: make('span', {}, line.label),
    value: make('strong'),
  }));
  const lines = listLines(form, settings.locale).map((line) => ({ ...line, value: make('dd') }));
  const charts = makeCharts(form, settings, write, onChart);
  const trouble = make('p', { class: 'error', role: 'alert' });
  const old = make('p', { class: 'old', role: 'status' });
  let isShown = false;

  const element = make(
    'section',
    { class: 'results', 'aria-label': words.results },
    make(
      'div',
      { class: 'headline', role: 'status', 'aria-atomic': 'true' },
      ...main.map(({ name, value }) => make('p', {}, name, value)),
    ),
    old,
    trouble,
    lines.length > 0 &&
      make('dl', {}, ...lines.map(({ label, value }) => make('div', {}, make('dt', {}, label), value))),
    charts.element,
  );

  return {
    element,
    show(results) {
      isShown = true;
      old.textContent = '';
      element.removeAttribute('data-old');
      for (const { cell, type, value } of [...main, ...lines]) value.textContent = write(cell, type, results);
      for (const { cell, type, label, negativeLabel, name, value } of main) {
        const isNegative = negativeLabel !== undefined && Number(results[cell]) < 0;
        name.textContent = isNegative ? negativeLabel : label;
        if (isNegative) value.textContent = write(cell, type, { [cell]: String(-Number(results[cell])) });
      }
      const shown = [...main, ...lines, ...outputs].map(({ cell }) => results[cell] ?? '');
      trouble.textContent = shown.some((text) => text.startsWith('#')) ? words.noResult : '';
      charts.show(results);
    },
    markOld() {
      if (!isShown) return;
      old.textContent = words.old;
      element.setAttribute('data-old', '');
    },
  };
}

type Write = (cell: string, type: OutputCell['type'], results: Readonly<Record<string, string>>) => string;

/** Bars side by side, one tab for each chart. Tabs are counted from 0. */
function makeCharts(form: CalculatorForm, settings: Settings, write: Write, onChart: (index: number) => void) {
  const bars = form.outputs.flatMap((output) => {
    const { chart } = output;
    if (chart === null || chart === undefined) return [];
    const fill = make('span', { class: 'fill' });
    const value = make('span', { class: 'value' });
    const label = make('span', {}, labelOf(output, settings.locale));
    return [
      { ...output, chart, fill, value, element: make('li', {}, label, value, make('span', { class: 'bar' }, fill)) },
    ];
  });
  const indexes = [...new Set(bars.map(({ chart }) => chart))].sort((left, right) => left - right);
  const tabs = indexes.map((index) => ({
    index,
    tab: make(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `chart-${index}` },
      labelOf(form.charts[index] ?? {}, settings.locale) || String(index + 1),
    ),
    panel: make(
      'div',
      { role: 'tabpanel', id: `chart-${index}`, 'aria-labelledby': `tab-${index}` },
      make('ul', {}, ...bars.filter(({ chart }) => chart === index).map((bar) => bar.element)),
    ),
  }));
  const open = (wanted: number) => {
    for (const { index, tab, panel } of tabs) {
      tab.setAttribute('aria-selected', String(index === wanted));
      tab.tabIndex = index === wanted ? 0 : -1;
      panel.hidden = index !== wanted;
    }
  };
  for (const [position, { index, tab }] of tabs.entries()) {
    const choose = (next: (typeof tabs)[number] | undefined) => {
      if (!next) return;
      open(next.index);
      next.tab.focus();
      onChart(next.index);
    };
    tab.addEventListener('click', () => choose(tabs[position]));
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step) choose(tabs[(position + step + tabs.length) % tabs.length]);
      if (key === 'Home') choose(tabs[0]);
      if (key === 'End') choose(tabs.at(-1));
    });
    if (index === settings.chart) open(index);
  }
  if (!tabs.some(({ index }) => index === settings.chart)) open(indexes[0] ?? 0);

  const list = make(
    'div',
    { role: 'tablist', 'aria-label': wordsOf(settings.locale).charts },
    ...tabs.map(({ tab }) => tab),
  );
  const element = tabs.length > 0 && make('div', { class: 'charts' }, list, ...tabs.map(({ panel }) => panel));
  return {
    element,
    show(results: Readonly<Record<string, string>>) {
      for (const { cell, type, chart, fill, value } of bars) {
        const amount = Math.max(0, Number(results[cell]) || 0);
        const most = Math.max(
          ...bars.filter((bar) => bar.chart === chart).map((bar) => Number(results[bar.cell]) || 0),
          1,
        );
        fill.style.inlineSize = `${(amount / most) * 100}%`;
        value.textContent = write(cell, type, results);
      }
    },
  };
}
