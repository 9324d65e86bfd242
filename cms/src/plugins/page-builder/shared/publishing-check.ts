import type { EditorText } from 'page-format';

/** What `POST /page-builder/publishing/check` answers of each entry. */
export interface CheckedEntry {
  documentId: string;
  /** Null where it has none, or where the person may not read it. */
  title: string | null;
  /** What keeps it from being published; empty where nothing does. */
  obstacles: readonly Obstacle[];
}

export interface Obstacle {
  /** `forbidden`: it is not for the person to publish. */
  code?: string;
  message: string | EditorText;
  /** Of the entry's form. */
  field?: string;
  blockId?: string;
  blockType?: string;
}
