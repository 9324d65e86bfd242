/**
 * React, for islands that Preact drives. Libraries that write `React.createElement` then bring what they name: the object
 * that Preact itself exports as its default holds everything, and every page with an island would load it.
 */
export * from 'preact/compat';
export * as default from 'preact/compat';
