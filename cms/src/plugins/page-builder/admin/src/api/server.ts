/** What goes along with a request. */
export interface RequestOptions {
  /** Of the query, nested ones as Strapi writes them. */
  params?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/**
 * How the editor asks the CMS: by its routes, such as `/page-builder/uses`, and as the person who is logged in. Answers
 * that refuse are thrown as Strapi's client throws them, with `status` and `response.data.error`.
 */
export interface Server {
  get<Data>(path: string, options?: RequestOptions): Promise<{ data: Data }>;
  post<Data>(path: string, body?: object, options?: RequestOptions): Promise<{ data: Data }>;
  put<Data>(path: string, body?: object, options?: RequestOptions): Promise<{ data: Data }>;
  del<Data>(path: string, options?: RequestOptions): Promise<{ data: Data }>;
  /** A call that outlives its window, as for work that is kept while it closes. Nothing is tried twice. */
  leave<Data>(method: 'POST' | 'DELETE', path: string, body?: string): Promise<Data>;
}
