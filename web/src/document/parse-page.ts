import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** A part of a page's text that is to be another; nothing is taken away where `from` is `to`. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * The elements of a whole page in reading order, as browsers find them. Nothing in a page is found by searching its text:
 * a title such as `How to add a <script> tag` stands in attributes as it was typed. What a `<template>` holds is no part of the page.
 */
export function parsePage(html: string): HtmlElement[] {
  const elements: HtmlElement[] = [];
  const visit = (parent: DefaultTreeAdapterTypes.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue;
      elements.push(node);
      visit(node);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }));
  return elements;
}

export function readAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export function escapeAttribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Inserts a text before an element's end tag; nothing where the page leaves that out. */
export function insertAtEnd(element: HtmlElement | undefined, text: string): Edit[] {
  const place = element?.sourceCodeLocation?.endTag?.startOffset;
  return place === undefined ? [] : [{ from: place, to: place, text }];
}

/** Inserts a text behind an element's start tag. */
export function insertBehind(element: HtmlElement | undefined, text: string): Edit[] {
  const place = element?.sourceCodeLocation?.startTag?.endOffset ?? element?.sourceCodeLocation?.endOffset;
  return place === undefined ? [] : [{ from: place, to: place, text }];
}

/** Makes edits that do not overlap; those at one place stand in the order in which they are given. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  let done = 0;
  let result = '';
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    result += html.slice(done, from) + text;
    done = to;
  }
  return result + html.slice(done);
}
