// @ts-check

/** Unknown query parameters are refused rather than passed on towards the database. */
export default {
  rest: { defaultLimit: 25, maxLimit: 100, withCount: true, strictParams: true },
  documents: { strictParams: true },
};
