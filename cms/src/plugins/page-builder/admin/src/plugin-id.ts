/** Id of the plugin: prefix of its routes, its fields and its translation keys. */
export const PLUGIN_ID = 'page-builder';
