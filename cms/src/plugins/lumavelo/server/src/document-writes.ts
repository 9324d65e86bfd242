/** A write of an entry as middlewares of the document service see it, whoever makes it. */
export interface DocumentWrite {
  uid: string;
  action: string;
  params: {
    documentId?: string;
    locale?: string | readonly string[] | null;
    status?: string;
    data?: Record<string, unknown>;
  };
}

/** Stands around every write. */
export type WriteGuard = (write: DocumentWrite, next: () => Promise<unknown>) => Promise<unknown>;
