import type { unstable_useContentManagerContext as useContentManagerContext } from '@strapi/strapi/admin';
import type { IntlShape } from 'react-intl';
import { listEntryTexts } from '../../../shared/translation/entry-texts.ts';
import type { NamedText } from '../host/editor-host.tsx';

interface Around {
  /** Name of the field with the page. */
  field: string;
  context: Pick<ReturnType<typeof useContentManagerContext>, 'model' | 'contentType' | 'components' | 'layout'>;
  formatMessage: IntlShape['formatMessage'];
  isOffered(path: string): boolean;
}

/** The texts of the entry that are offered, by the names that the edit view gives to each attribute on the way. */
export function nameEntryTexts({ field, context, formatMessage, isOffered }: Around): NamedText[] {
  const { model, contentType, components, layout } = context;
  const { edit } = layout;
  const texts = listEntryTexts(contentType?.attributes ?? {}, field, (uid) => components[uid]?.attributes);
  const fields = edit.layout.flat(2);
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
  return texts.filter(({ path }) => isOffered(path)).map((text) => ({ ...text, label: nameOf(text.path) }));
}
