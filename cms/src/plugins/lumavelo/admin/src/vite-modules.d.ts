/** What the admin's bundler makes of imports with a query; `packages/blocks` uses them for styles and fonts. */
declare module '*?inline' {
  const text: string;
  export default text;
}

declare module '*?url' {
  const address: string;
  export default address;
}

declare module '*?worker&url' {
  const address: string;
  export default address;
}

/** Vite's list of files, as far as the editor uses it. */
interface ImportMeta {
  glob<Value>(pattern: string, options: { eager: true; query: '?url'; import: 'default' }): Record<string, Value>;
}
