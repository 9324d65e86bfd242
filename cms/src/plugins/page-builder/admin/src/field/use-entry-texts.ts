import { unstable_useContentManagerContext as useContentManagerContext, useDocumentRBAC } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import type { EditorHost } from '../host/editor-host.tsx';

/**
 * The texts of the entry that are translated beside its page, as far as the signed-in person may read them, and change them
 * where they may change the page. The server looks at each save again.
 * @param field name of the field with the page
 * @param isDisabled whether Strapi keeps the page from them: then their right to texts decides, if they have it
 */
export function useEntryTexts(field: string, isDisabled: boolean): EditorHost['loadEntryTexts'] {
  const { model, contentType, components, layout } = useContentManagerContext();
  const { formatMessage } = useIntl();
  const readable = useDocumentRBAC('PageBuilder', ({ canReadFields }) => canReadFields);
  const changeable = useDocumentRBAC('PageBuilder', ({ canUpdateFields }) => canUpdateFields);
  const { edit } = layout;
  return useCallback(async () => {
    const { nameEntryTexts } = await import('./name-entry-texts.ts');
    const isOffered = (path: string) => readable.includes(path) && (isDisabled || changeable.includes(path));
    return nameEntryTexts({ field, context: { model, contentType, components, layout }, formatMessage, isOffered });
    // The layout is another object each time; what it is of stays.
  }, [contentType, components, edit, field, model, readable, changeable, isDisabled, formatMessage]);
}
