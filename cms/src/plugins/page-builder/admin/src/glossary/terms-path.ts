import { PLUGIN_ID } from '../plugin-id.ts';

/** The routes of terms. */
export const TERMS_PATH = `/${PLUGIN_ID}/glossary/terms`;
