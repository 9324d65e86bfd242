import { useTable } from '@strapi/strapi/admin';
import { type ComponentType, lazy, Suspense, useMemo, useRef } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { usePageType } from './use-pages.ts';

const PublishMany = lazy(() => import('./PublishMany.tsx'));
const DuplicateEntry = lazy(() => import('./DuplicateEntry.tsx'));

/** An entry as a list of the content manager has it. */
export interface ListedRow {
  id: number | string;
  documentId: string;
  locale?: string | null;
  status?: string;
  [field: string]: unknown;
}

type Content = ComponentType<{ onClose(): void }>;

/** A button over a list, or in the menu of a row, as far as it is changed here. */
interface Offered {
  actionType?: string;
  label: string;
  onClick?: unknown;
  dialog?: { type: string; title: string; content?: unknown; footer?: unknown };
}

/** Strapi calls these as components: what they return is the button. */
export interface BulkAction {
  (props: { model: string; documents: readonly ListedRow[] }): Offered | null;
  type?: string;
}

export interface RowAction {
  (props: { model: string; documentId?: string; document?: ListedRow }): Offered | null;
  type?: string;
}

/** Publishing several entries with a page looks first at what keeps each of them back. */
export function checkBeforePublishing(actions: readonly BulkAction[]): BulkAction[] {
  return actions.map((action) => {
    function useAction(props: Parameters<BulkAction>[0]): Offered | null {
      const offered = action(props);
      const { t } = useTranslation();
      const { model } = props;
      const documents = useSameRows(props.documents);
      const { hasPage } = usePageType(model);
      const select = useTable('PublishMany', ({ selectRow }) => selectRow);
      // The same component while the dialog is open: another one would begin anew.
      const content = useMemo<Content>(
        () =>
          ({ onClose }) => (
            <Suspense>
              <PublishMany
                model={model}
                rows={documents}
                onClose={(left) => {
                  select([...left]);
                  onClose();
                }}
              />
            </Suspense>
          ),
        [model, documents, select],
      );
      if (offered?.actionType !== 'publish' || !offered.dialog || !hasPage) return offered;
      return { ...offered, dialog: { ...offered.dialog, title: t('lists.publishTitle'), content } };
    }
    return Object.assign(useAction, action);
  });
}

/** The same list as long as the same entries stand in it: who leaves some out makes a new one each time. */
function useSameRows(rows: readonly ListedRow[]): readonly ListedRow[] {
  const known = useRef(rows);
  const isSame = rows.length === known.current.length && rows.every((row, index) => row === known.current[index]);
  if (!isSame) known.current = rows;
  return known.current;
}

/** Duplicating an entry with a page asks in which of its languages; Strapi copies the one of the list. */
export function duplicateInLanguages(actions: readonly RowAction[]): RowAction[] {
  return actions.map((action) => {
    if (action.type !== 'clone') return action;
    function useAction(props: Parameters<RowAction>[0]): Offered | null {
      const offered = action(props);
      const { t } = useTranslation();
      const { model, document } = props;
      const { isCopiable, titleField } = usePageType(model);
      const title = String(document?.[titleField] || t('common.untitled'));
      const content = useMemo<Content>(
        () =>
          ({ onClose }) =>
            document?.locale ? (
              <Suspense>
                <DuplicateEntry
                  model={model}
                  documentId={document.documentId}
                  locale={document.locale}
                  onClose={onClose}
                />
              </Suspense>
            ) : null,
        [model, document],
      );
      if (!offered || !document?.locale || !isCopiable) return offered;
      const dialog = { type: 'modal', title: t('lists.duplicate', { title }), content };
      return { ...offered, onClick: undefined, dialog };
    }
    return Object.assign(useAction, action);
  });
}
