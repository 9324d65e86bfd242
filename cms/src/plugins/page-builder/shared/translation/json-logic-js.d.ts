/** The package brings no types. */
declare module 'json-logic-js' {
  const jsonLogic: { apply(rule: object, data: unknown): unknown };
  export default jsonLogic;
}
