import { SECTION_TYPE } from 'page-format';
import type { ReactNode } from 'react';
import type { Editing } from '../session/editing.ts';
import type { Entry } from '../session/entry.ts';
import { Notices } from './messages/Notices.tsx';
import { PublishRefusal } from './problems/PublishRefusal.tsx';
import { JournalNotice } from './save/JournalNotice.tsx';
import { LiveNotice } from './save/LiveNotice.tsx';
import { SafetyNotice } from './save/SafetyNotice.tsx';
import { SaveNotice } from './save/SaveNotice.tsx';
import type { Publication } from './save/use-publication.ts';
import { SectionNotice } from './sections/SectionNotice.tsx';

interface EditorNoticesProps {
  entry: Entry;
  editing: Editing;
  publication: Publication;
  /** Of unsaved work that was found. */
  recovery: ReactNode;
  onShowProblems(): void;
}

/** What stays on screen until it is over or dismissed, between the bar and the page. */
export function EditorNotices({ entry, editing, publication, recovery, onShowProblems }: EditorNoticesProps) {
  const { saving, errors, isRefused, publishedAt, forgetPublished, wasSaved } = publication;
  return (
    <Notices>
      <SaveNotice failure={saving.failure} onDismiss={saving.dismiss} />
      {isRefused && !saving.failure && <PublishRefusal errors={errors} onShow={onShowProblems} />}
      {recovery}
      <JournalNotice keeper={editing.keepers.browser} />
      <SafetyNotice keeper={editing.keepers.server} />
      {entry.model === SECTION_TYPE && entry.documentId && (
        <SectionNotice documentId={entry.documentId} wasSaved={wasSaved} />
      )}
      {publishedAt !== undefined && <LiveNotice entry={entry} publishedAt={publishedAt} onDismiss={forgetPublished} />}
    </Notices>
  );
}
