/**
 * Draws a stored page as visitors get it, for `page-builder migrate --dry-run --views scripts/render-page.ts`. Node
 * strips types and knows no JSX, so the Views are translated while they are loaded.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { RenderPage } from 'strapi-plugin-page-builder/server';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  jsx: ts.JsxEmit.ReactJSX,
  module: ts.ModuleKind.ESNext,
  target: ts.ScriptTarget.ESNext,
  verbatimModuleSyntax: true,
};

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const source = ts.transpileModule(readFileSync(fileURLToPath(url), 'utf8'), {
      compilerOptions: OPTIONS,
    }).outputText;
    return { format: 'module', source, shortCircuit: true };
  },
});

const { renderPage } = await import('@lumavelo/blocks/render');
const { COUNTRIES, COUNTRY_SITES } = await import('@lumavelo/blocks/site');

/** On the first site that has the page's locale, without what references resolve to. */
export const render: RenderPage = (document, { locale }) => {
  const country =
    COUNTRIES.find((name) => COUNTRY_SITES[name].locales.some((entry) => entry.locale === locale)) ?? 'nl';
  const { parts } = renderPage(document, {
    mode: 'site',
    country,
    locale: locale ?? 'nl',
    refs: {},
    cmsUrl: '',
  } as never);
  return parts.map((part) => (typeof part === 'string' ? part : `<island ${JSON.stringify(part)}>`)).join('');
};
