import { BOARD_PATH } from '../../../shared/page-path.ts';

/** The glossary in the admin. */
export const GLOSSARY_PATH = `${BOARD_PATH}/glossary`;
