import MiniSearch from 'minisearch';

/** What a bike is found by. */
export interface SearchedBike {
  documentId: string;
  /** Brand and model. */
  name: string;
  /** What else people call such a bike. */
  words: string;
}

/** Words shorter than this are taken as they are typed: too many others differ from them by a letter. */
const FUZZY_FROM = 4;

/**
 * Finds bikes by words: by their beginnings, without regard to accents and capitals, and with a typing error in five letters.
 * Every word has to be found.
 * @returns asks for ids, the best first
 */
export function createSearch(bikes: readonly SearchedBike[]): (words: string) => string[] {
  const search = new MiniSearch<SearchedBike>({
    idField: 'documentId',
    fields: ['name', 'words'],
    processTerm: fold,
    searchOptions: {
      boost: { name: 2 },
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= FUZZY_FROM ? 0.2 : false),
    },
  });
  search.addAll([...bikes]);
  return (words) => search.search(words).map(({ id }) => String(id));
}

/** Without accents and capitals, as people type. */
function fold(term: string): string {
  return term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
