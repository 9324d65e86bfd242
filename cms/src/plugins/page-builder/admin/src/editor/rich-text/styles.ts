import styled from 'styled-components';
import { dialogLook } from '../../kit/layout.ts';

export const Dialog = styled.dialog`
  ${dialogLook}
  inline-size: min(1080px, calc(100vw - 48px));
  block-size: fit-content;
  max-block-size: calc(100vh - 48px);
  font-size: 1.3rem;
  line-height: 1.45;

  &[open] {
    display: flex;
    flex-direction: column;
  }

  > h2,
  > p {
    flex: none;
    padding: 14px 18px 8px;
    font-size: 1.5rem;
    font-weight: 600;
  }

  > p {
    font-weight: 400;
  }
`;

/** Hears the keys of all parts, and has no looks. */
export const Whole = styled.div`
  display: contents;
`;

export const Tools = styled.div`
  flex: none;
  padding: 0 14px 8px;
`;

export const Foot = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  padding: 12px 18px;
`;

export const Words = styled.p`
  flex: 1;
  color: ${({ theme }) => theme.colors.neutral600};
  font-size: 1.2rem;
`;

/** The page that is written on: the text as it will stand on the site, in the colours of the admin. */
export const Page = styled.div`
  position: relative;
  flex: 1 1 620px;
  overflow: auto;
  min-block-size: 200px;
  border-block: 1px solid ${({ theme }) => theme.colors.neutral150};
  font-size: 1.5rem;
  line-height: 1.6;

  > div {
    position: relative;
  }

  .ProseMirror {
    position: relative;
    min-block-size: 618px;
    padding: 18px 24px 48px;
    outline: none;
    overflow-wrap: break-word;
  }

  &:has(.ProseMirror:focus-visible) {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror > :first-child {
    margin-block-start: 0;
  }

  /* Placeholders */
  .is-empty::before {
    content: attr(data-placeholder);
    float: inline-start;
    block-size: 0;
    color: ${({ theme }) => theme.colors.neutral500};
    font-weight: 400;
    pointer-events: none;
  }

  /* Blocks */
  p,
  ul,
  ol,
  blockquote,
  pre,
  .tableWrapper {
    margin-block-end: 0.7em;
  }

  li > p {
    margin-block-end: 0.2em;
  }

  h1,
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-block: 0.7em 0.3em;
    font-weight: 700;
    line-height: 1.25;
  }

  h1 {
    font-size: 2.8rem;
  }

  h2 {
    font-size: 2.3rem;
  }

  h3 {
    font-size: 1.9rem;
  }

  h4 {
    font-size: 1.7rem;
  }

  h5 {
    font-size: 1.5rem;
  }

  h6 {
    color: ${({ theme }) => theme.colors.neutral600};
    font-size: 1.4rem;
  }

  ul {
    padding-inline-start: 1.6em;
    list-style: disc;
  }

  ol {
    padding-inline-start: 1.6em;
    list-style: decimal;
  }

  ol[type='a'] {
    list-style: lower-alpha;
  }

  ol[type='A'] {
    list-style: upper-alpha;
  }

  ol[type='i'] {
    list-style: lower-roman;
  }

  ol[type='I'] {
    list-style: upper-roman;
  }

  blockquote {
    padding-inline-start: 1em;
    border-inline-start: 3px solid ${({ theme }) => theme.colors.neutral300};
  }

  hr {
    margin-block: 1.2em;
    border: 0;
    border-block-start: 2px solid ${({ theme }) => theme.colors.neutral200};
  }

  hr.ProseMirror-selectednode {
    border-color: ${({ theme }) => theme.colors.primary600};
  }

  /* Marks */
  strong {
    font-weight: 700;
  }

  em {
    font-style: italic;
  }

  a {
    color: ${({ theme }) => theme.colors.primary600};
    text-decoration: underline;
    cursor: text;
  }

  code {
    padding: 0.1em 0.35em;
    border-radius: 3px;
    background: ${({ theme }) => theme.colors.neutral150};
    font-family: ui-monospace, monospace;
    font-size: 0.88em;
  }

  pre {
    padding: 12px 14px;
    border-radius: 4px;
    background: ${({ theme }) => theme.colors.neutral150};
    white-space: pre-wrap;
  }

  pre code {
    padding: 0;
    background: none;
  }

  /* Tables */
  .tableWrapper {
    overflow-x: auto;
  }

  /* Room for the toolbar of the table, which would stand over the paragraph before it. */
  [contenteditable='true'] > .tableWrapper {
    margin-block-start: 60px;
  }

  table {
    inline-size: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  }

  th,
  td {
    position: relative;
    padding: 4px 8px;
    border: 1px solid ${({ theme }) => theme.colors.neutral300};
    text-align: start;
    vertical-align: top;
  }

  th {
    background: ${({ theme }) => theme.colors.neutral100};
    font-weight: 600;
  }

  :is(th, td) > :last-child {
    margin-block-end: 0;
  }

  .selectedCell::after {
    content: '';
    position: absolute;
    inset: 0;
    background: ${({ theme }) => theme.colors.primary600};
    opacity: 0.15;
    pointer-events: none;
  }

  .column-resize-handle {
    position: absolute;
    inset-block: 0;
    inset-inline-end: -3px;
    z-index: 1;
    inline-size: 5px;
    background: ${({ theme }) => theme.colors.primary600};
    pointer-events: none;
  }

  .resize-cursor {
    cursor: col-resize;
  }

  /* What is found, what is dropped, and where neither text nor cursor can stand */
  .found {
    background: ${({ theme }) => theme.colors.warning200};
    color: ${({ theme }) => theme.colors.neutral900};
  }

  .found.is-current {
    background: ${({ theme }) => theme.colors.warning500};
  }

  .drop-cursor {
    background: ${({ theme }) => theme.colors.primary600};
  }

  .ProseMirror-gapcursor::after {
    border-color: ${({ theme }) => theme.colors.neutral800};
  }
`;
