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
