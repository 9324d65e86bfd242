export { loadPages } from './load-pages.ts';
export { digest, digestPage } from './page-digest.ts';
export { type DocumentOptions, loadPageResponses, type RenderedDocument, renderDocument } from './render-document.ts';
export { writeStructuredData } from './structured-data.ts';
