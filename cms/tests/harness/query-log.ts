/** Lines of the log of a CMS in tests: a statement, and where logging them begins and ends. */
export const QUERY = 'query: ';
export const QUERIES_FROM_HERE = 'queries from here';
export const QUERIES_TO_HERE = 'queries to here';
