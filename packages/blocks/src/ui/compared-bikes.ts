/** Most bikes that can be compared (specification point 9). */
export const MAX_COMPARED_BIKES = 3;
