import { type CSSProperties, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { getSites } from '../../api/sites.ts';
import { useHost, useServer } from '../../host/editor-host.tsx';
import { toTree } from '../../session/editing.ts';
import { nameTag } from '../../text/name-tag.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { useCommands } from '../commands/use-commands.tsx';
import type { EditedPage } from '../entry-context.ts';
import { focusRegion } from '../regions.ts';
import { readEntry, toCopy } from '../save/read-back.ts';
import { useView } from '../viewports/use-view.tsx';
import { type OtherPage, takeOver } from './take-over.ts';
import { useStoredLocales } from './use-stored-locales.ts';

interface BeginFromProps {
  page: EditedPage;
  look: CSSProperties;
}

interface NamedPage extends OtherPage {
  /** Name of its language. */
  language: string;
}

/** Offers an empty page what the entry has in its other languages, to be translated. */
export function BeginFrom({ page: { name, entry, editing }, look }: BeginFromProps) {
  const { t } = useTranslation();
  const { commands } = useCommands();
  const { change } = useView();
  const { get } = useServer();
  const { locale: adminLocale } = useHost().intl;
  const stored = useStoredLocales(entry);
  const [pages, setPages] = useState<readonly NamedPage[]>([]);
  const { model, documentId } = entry;

  useEffect(() => {
    let isCurrent = true;
    const read = async (locale: string): Promise<NamedPage[]> => {
      const values = await readEntry(get, { ...entry, params: { locale } }, documentId);
      const copy = toCopy(values, name);
      if (!values || !copy || copy.document.blocks.length === 0) return [];
      const { lang } = getSites().findPlace({ model, locale, values });
      const tree = toTree(copy.document, editing.store.registry);
      return [{ locale, language: nameTag(lang, adminLocale), tree, version: copy.version }];
    };
    // A language that cannot be read now is none to begin from.
    Promise.allSettled((stored ?? []).map(read)).then(
      (read) => isCurrent && setPages(read.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))),
    );
    return () => {
      isCurrent = false;
    };
    // Read once, and not each time the entry's form changes.
  }, [get, model, documentId, name, stored, editing]);

  const begin = (other: OtherPage) => {
    flushSync(() => {
      takeOver(other, editing);
      change({ left: true, panel: 'translation' });
    });
    commands.announce(t('languages.filled', { locale: other.locale }));
    focusRegion('translation');
  };
  return pages.map((other) => (
    <button key={other.locale} type="button" data-canvas-control style={look} onClick={() => begin(other)}>
      {t('canvas.beginFrom', { language: other.language })}
    </button>
  ));
}
