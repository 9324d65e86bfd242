export { type Pagination, pagination, paginationQuery } from 'page-format/delivery';
