/** Id of the plugin: prefix of its fields and its translation keys. */
export const PLUGIN_ID = 'lumavelo';
