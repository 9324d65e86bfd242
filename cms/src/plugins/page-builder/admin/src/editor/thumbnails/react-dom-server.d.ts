/**
 * React's renderer to markup as browsers need it. Strapi's build finds the package by its folder, where the name without
 * an ending stands for Node's.
 */
declare module 'react-dom/server.browser' {
  export { renderToStaticMarkup } from 'react-dom/server';
}
