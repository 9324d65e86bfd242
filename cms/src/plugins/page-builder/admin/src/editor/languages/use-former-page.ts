import type { PageDocument } from 'page-format';
import { useEffect, useState } from 'react';
import { PAGE, type Sources } from '../../../../shared/envelope.ts';
import { useServer } from '../../host/editor-host.tsx';
import type { Tree } from '../../model/tree.ts';
import { type Editing, toTree } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { describeFailure } from '../../text/describe-failure.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { readCopy } from '../save/use-merge.ts';
import type { StoredOriginal } from './use-original.ts';

/** The original as it was when the page followed it last. */
export interface FormerPage {
  /** Undefined where nobody knows. */
  tree: Tree | undefined;
  isLoaded: boolean;
  /** Why it is not there; empty otherwise. */
  failure: string;
}

/** A page and the original that it follows. */
export interface FollowedPage {
  source: StoredOriginal;
  /** Language of the original. */
  locale: string;
  entry: Entry;
  /** Name of the field with the page. */
  field: string;
  editing: Editing;
  /** What is noted since the page was saved. */
  noted: Sources;
}

/** Asked for where the original is another one by now. */
export function useFormerPage({ source, locale, entry, field, editing, noted }: FollowedPage): FormerPage {
  const { t } = useTranslation();
  const { get } = useServer();
  const [found, setFound] = useState<FormerPage>(LOADING);
  const { model, documentId = '' } = entry;
  const { registry } = editing.store;
  const record = noted[PAGE] ?? source.sources[PAGE];
  const version = record?.locale === locale ? record.version : undefined;
  const isAsked = version !== undefined && version !== source.version;

  useEffect(() => {
    setFound(LOADING);
    if (!isAsked) return;
    let isCurrent = true;
    const params = { model, documentId, locale: entry.locale, field, from: locale };
    get<{ data: PageDocument | null }>('/page-builder/sources/former-page', { params })
      .then(({ data }): FormerPage => {
        const copy = data.data === null ? undefined : readCopy(data.data, version);
        return { tree: copy && toTree(copy.document, registry), isLoaded: true, failure: '' };
      })
      .catch((error: unknown): FormerPage => ({ ...LOADING, failure: describeFailure(error, t) }))
      .then((answer) => isCurrent && setFound(answer));
    return () => {
      isCurrent = false;
    };
    // Not asked anew for another language of the editor.
  }, [get, isAsked, version, model, documentId, entry.locale, field, locale, registry]);

  if (version === undefined) return { ...LOADING, isLoaded: true };
  return isAsked ? found : { tree: source.tree, isLoaded: true, failure: '' };
}

const LOADING: FormerPage = { tree: undefined, isLoaded: false, failure: '' };
