import { PLUGIN_ID } from '../plugin-id.ts';

/** Addresses in the admin. */
export const BOARD_PATH = `/plugins/${PLUGIN_ID}/translations`;
export const GLOSSARY_PATH = `${BOARD_PATH}/glossary`;
