import { unstable_useContentManagerContext as useContentManagerContext, useDocumentRBAC } from '@strapi/strapi/admin';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { listEntryTexts } from '../../../shared/translation/entry-texts.ts';
import type { NamedText } from '../host/editor-host.tsx';

/**
 * The texts of the entry that are translated beside its page, as far as the signed-in person may read them, and change them
 * where they may change the page. The server looks at each save again.
 * @param field name of the field with the page
 * @param isDisabled whether Strapi keeps the page from them: then their right to texts decides, if they have it
 */
export function useEntryTexts(field: string, isDisabled: boolean): readonly NamedText[] {
  const { model, contentType, components, layout } = useContentManagerContext();
  const { formatMessage } = useIntl();
  const readable = useDocumentRBAC('PageBuilder', ({ canReadFields }) => canReadFields);
  const changeable = useDocumentRBAC('PageBuilder', ({ canUpdateFields }) => canUpdateFields);
  const { edit } = layout;
  return useMemo(() => {
    const texts = listEntryTexts(contentType?.attributes ?? {}, field, (uid) => components[uid]?.attributes);
    const fields = edit.layout.flat(2);
    /** As the edit view calls each attribute on the way. */
    const nameOf = (path: string) => {
      const [name = '', ...inside] = path.split('.');
      const own = fields.find((each) => each.name === name);
      const names = [
        formatMessage({
          id: `content-manager.content-types.${model}.${name}`,
          defaultMessage: own?.label || edit.metadatas[name]?.label || name,
        }),
      ];
      let around = own?.attribute;
      for (const part of inside) {
        const uid: string = around?.type === 'component' ? around.component : '';
        const inner = edit.components[uid]?.layout.flat().find((each) => each.name === part);
        names.push(
          formatMessage({ id: `content-manager.components.${uid}.${part}`, defaultMessage: inner?.label || part }),
        );
        around = inner?.attribute;
      }
      return names.join(' › ');
    };
    return texts
      .filter(({ path }) => readable.includes(path) && (isDisabled || changeable.includes(path)))
      .map((text) => ({ ...text, label: nameOf(text.path) }));
  }, [contentType, components, edit, field, model, readable, changeable, isDisabled, formatMessage]);
}
