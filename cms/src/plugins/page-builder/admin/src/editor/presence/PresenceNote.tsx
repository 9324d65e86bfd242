import { useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Chip } from '../../kit/layout.ts';
import type { Editing } from '../../session/editing.ts';
import type { Entry } from '../../session/entry.ts';
import { useTranslation } from '../../text/use-translation.ts';
import { usePresence } from './use-presence.ts';

interface PresenceNoteProps {
  /** Name of the field in the entry's form. */
  name: string;
  entry: Entry;
  editing: Editing;
}

/** Says who else has the page open, and when they have saved it. */
export function PresenceNote({ name, entry, editing }: PresenceNoteProps) {
  const { t } = useTranslation();
  const { others, version } = usePresence(entry, name);
  const ownVersion = useSyncExternalStore(editing.store.subscribe, () => editing.saved.version);
  // The server may have been asked before the last save here; a version one has had oneself is no news.
  const own = useRef(new Set<string>());
  own.current.add(ownVersion);
  const isNewer = version !== undefined && !own.current.has(version);
  if (others.length === 0 && !isNewer) return null;
  const names = [...new Set(others.map(({ name }) => name))].join(', ');
  const present = others.length > 0 ? t('presence.others', { names, count: others.length }) : '';
  return (
    <Notes role="status">
      {isNewer && <Note title={t('presence.newer')}>{t('presence.saved')}</Note>}
      {present && <Names title={present}>{present}</Names>}
    </Notes>
  );
}

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 4px;
  min-inline-size: 0;
`;

/** What has to be done about it is never cut. */
const Note = styled(Chip)`
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.warning700};
  white-space: normal;
`;

/** Many names are cut, after those that have room. */
const Names = styled(Note)`
  flex: 0 1 auto;
  display: -webkit-box;
  overflow: clip;
  max-inline-size: 320px;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
