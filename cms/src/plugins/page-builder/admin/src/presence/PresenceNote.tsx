import { useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { Chip } from '../editor/chrome/layout.ts';
import type { Editing } from '../field/editing.ts';
import { useText } from '../text/use-text.ts';
import type { PresenceState } from './use-presence.ts';

interface PresenceNoteProps {
  state: PresenceState;
  editing: Editing;
}

/** Says who else has the page open, and when they have saved it. */
export function PresenceNote({ state: { others, version }, editing }: PresenceNoteProps) {
  const { say } = useText();
  const ownVersion = useSyncExternalStore(editing.store.subscribe, () => editing.saved.version);
  // The server may have been asked before the last save here; a version one has had oneself is no news.
  const own = useRef(new Set<string>());
  own.current.add(ownVersion);
  const isNewer = version !== undefined && !own.current.has(version);
  const names = [...new Set(others.map(({ name }) => name))].join(', ');
  if (others.length === 0 && !isNewer) return null;
  return (
    <Note role="status" title={isNewer ? say('presence.newer') : undefined}>
      {others.length > 0 && say('presence.others', { names, count: others.length })}
      {others.length > 0 && isNewer && ' '}
      {isNewer && say('presence.saved')}
    </Note>
  );
}

const Note = styled(Chip)`
  overflow: hidden;
  flex: 0 1 auto;
  max-inline-size: 320px;
  background: ${({ theme }) => theme.colors.warning100};
  color: ${({ theme }) => theme.colors.warning700};
  text-overflow: ellipsis;
`;
