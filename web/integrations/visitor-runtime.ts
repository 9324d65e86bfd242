import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

/** What islands and the renderer's client import, and what answers for it in the browser. */
const PREACT_MODULES: Readonly<Record<string, string>> = {
  react: './visitor-runtime.client.js',
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react/jsx-runtime': 'preact/jsx-runtime',
};

/**
 * Lets Preact drive the islands in visitors' browsers. Only there and only in builds: the server draws with React,
 * as the editor's canvas does, and in development fast refresh belongs to React.
 */
export function visitorRuntime(runtime: 'preact' | 'react'): AstroIntegration {
  return {
    name: 'visitor-runtime',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command === 'build' && runtime === 'preact') updateConfig({ vite: { plugins: [aliasToPreact()] } });
      },
    },
  };
}

function aliasToPreact(): Plugin {
  return {
    name: 'visitor-runtime:preact',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source) {
      const replacement = PREACT_MODULES[source];
      // Resolved from here, because blocks do not depend on Preact.
      return replacement ? this.resolve(replacement, import.meta.filename, { skipSelf: true }) : undefined;
    },
  };
}
