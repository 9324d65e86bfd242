/**
 * Stands in for CodeMirror, which the design system brings along for its field of JSON. The page editor has no such
 * field, and the admin has read the design system long before a page opens, so reading a megabyte of it is no part of
 * opening one. What the design system does with it when it starts finds something to call.
 */
const nothing = () => undefined;

export const StateEffect = { define: nothing };
export const StateField = { define: nothing };
export const Decoration = { mark: nothing };
export const EditorView = { decorations: { from: nothing } };
export const json = nothing;
export const jsonParseLinter = nothing;
export const useCodeMirror = nothing;
