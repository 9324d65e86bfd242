/// <reference path="./json-logic-js.d.ts" />
import jsonLogic from 'json-logic-js';
import { type EntryText, readAt } from './entry-texts.ts';

/**
 * Whether the form shows a text where an entry has these values. What a condition asks for and is not among them, such as
 * a field that a person may not read, hides nothing.
 */
export function isShown({ conditions = [] }: EntryText, values: unknown): boolean {
  return conditions.every(({ around, rule, asked }) => {
    if (asked.some((path) => readAt(values, path) === undefined)) return true;
    const beside = around === '' ? values : readAt(values, around.slice(0, -1));
    return Boolean(jsonLogic.apply(rule, beside));
  });
}
