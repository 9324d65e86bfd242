/** Cards that the finder shows at first, and each time that more are asked for. */
export const CARDS_AT_ONCE = 24;
