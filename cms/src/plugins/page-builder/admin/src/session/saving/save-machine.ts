/**
 * Saving as a state machine: events in, the next state and effects out. It knows no React, no Strapi and no clock; who
 * drives it carries out the effects and reports what came of them (`saver.ts`).
 */

export type SaveKind = 'save' | 'publish';

/** Where the page is, in the words of the status in the editor's bar. */
export type SaveStatus = 'saved' | 'saving' | 'onDevice' | 'offline';

/** Why the last attempt did not work: no answer or a broken server, a refusal, or a login that has ended. */
export type Trouble = 'unreachable' | 'refused' | 'session';

export interface SaveState {
  /** Counts the edits, and how many of them the server has. */
  readonly edits: number;
  readonly saved: number;
  /** Milliseconds since 1970 of the first edit that the server does not have. */
  readonly since: number | undefined;
  /** The attempt that is under way: one at a time. */
  readonly sending: Sending | undefined;
  /** What was asked for meanwhile. */
  readonly next: SaveKind | undefined;
  readonly trouble: Trouble | undefined;
  /** Attempts that failed one after the other. */
  readonly failures: number;
  /** False while the server does not answer, as far as is known. */
  readonly isReachable: boolean;
}

interface Sending {
  readonly kind: SaveKind;
  /** How many edits it takes along. */
  readonly edits: number;
  /** False for attempts that nobody asked for. */
  readonly isAsked: boolean;
  /** The first edit after it began. */
  readonly later: number | undefined;
}

export type SaveEvent =
  | { type: 'edited'; at: number }
  /** Undo led back to what is stored. */
  | { type: 'reverted'; at: number }
  | { type: 'saveAsked'; kind: SaveKind }
  /** `isAll` when nothing else is on the page by now. */
  | { type: 'saved'; isAll?: boolean }
  /** The server had another page (409), and both were brought together. */
  | { type: 'merged' }
  /** The server, a field of the entry or a person said no. */
  | { type: 'refused' }
  /** No answer at all, or one of a server that cannot answer properly now. */
  | { type: 'failed'; reason: 'network' | 'server' }
  | { type: 'unauthorized' }
  | { type: 'loggedIn' }
  | { type: 'online' }
  | { type: 'offline' }
  | { type: 'retryDue' };

export type SaveEffect =
  | { type: 'send'; kind: SaveKind }
  /** Replaces a retry that waits already. */
  | { type: 'retryIn'; ms: number }
  | { type: 'cancelRetry' };

export interface SaveStep {
  state: SaveState;
  effects: readonly SaveEffect[];
}

/** @param since when the page holds edits from before: milliseconds since 1970 of the first */
export function startSaving(since?: number): SaveState {
  return {
    edits: since === undefined ? 0 : 1,
    saved: 0,
    since,
    sending: undefined,
    next: undefined,
    trouble: undefined,
    failures: 0,
    isReachable: true,
  };
}

export function isDirty({ edits, saved }: SaveState): boolean {
  return edits > saved;
}

/** One of four words, in every state. Attempts that nobody asked for do not make the word change back and forth. */
export function findStatus(state: SaveState): SaveStatus {
  if (state.sending && (state.sending.isAsked || state.isReachable)) return 'saving';
  if (!state.isReachable) return 'offline';
  return isDirty(state) ? 'onDevice' : 'saved';
}

const LONGEST_PAUSE = 30_000;

/** Milliseconds until the next attempt: 2, 4, 8, 16 seconds, then every half minute. */
export function findPause(failures: number): number {
  return Math.min(1000 * 2 ** failures, LONGEST_PAUSE);
}

export function stepSaving(state: SaveState, event: SaveEvent): SaveStep {
  switch (event.type) {
    case 'edited':
      return stay(noteEdit(state, event.at));
    case 'reverted': {
      const next = noteEdit(state, event.at);
      // What an attempt has sent may be stored by now, whatever became of its answer.
      const isCertain = !state.sending && !state.trouble;
      return stay(isCertain ? { ...next, saved: next.edits, since: undefined } : next);
    }
    case 'saveAsked':
      if (state.sending) return stay({ ...state, next: state.next === 'publish' ? 'publish' : event.kind });
      return begin({ ...state, next: undefined }, event.kind, true);
    case 'online':
      return tryAgain({ ...state, isReachable: true });
    case 'offline':
      return stay({ ...state, isReachable: false });
    case 'retryDue':
      return tryAgain(state);
    case 'loggedIn':
      if (state.trouble !== 'session' || state.sending) return stay(state);
      return begin(state, state.next ?? 'save', true);
    default:
      return state.sending ? finish(state, state.sending, event) : stay(state);
  }
}

type Outcome = Extract<SaveEvent, { type: 'saved' | 'merged' | 'refused' | 'failed' | 'unauthorized' }>;

/** What an attempt came to. */
function finish(state: SaveState, sending: Sending, event: Outcome): SaveStep {
  const ended = { ...state, sending: undefined, isReachable: true, failures: 0 };
  switch (event.type) {
    case 'saved':
      return goOn({
        ...ended,
        saved: event.isAll ? state.edits : sending.edits,
        since: event.isAll ? undefined : sending.later,
        trouble: undefined,
      });
    case 'merged':
      return begin(ended, sending.kind, sending.isAsked);
    case 'refused':
      return goOn({ ...ended, trouble: 'refused' });
    case 'unauthorized':
      return stay({
        ...ended,
        trouble: 'session',
        next: sending.kind === 'publish' ? 'publish' : (state.next ?? 'save'),
      });
    case 'failed': {
      const failures = state.failures + 1;
      const failed: SaveState = {
        ...ended,
        trouble: 'unreachable',
        failures,
        isReachable: event.reason === 'server',
        next: undefined,
      };
      // A page is saved again without being asked, and never published: nobody may be looking at it by then.
      return { state: failed, effects: isDirty(failed) ? [{ type: 'retryIn', ms: findPause(failures) }] : [] };
    }
  }
}

function stay(state: SaveState): SaveStep {
  return { state, effects: [] };
}

/** Begins what was asked for while something else was under way. */
function goOn(state: SaveState): SaveStep {
  return state.next ? begin(state, state.next, true) : stay(state);
}

function begin(state: SaveState, kind: SaveKind, isAsked: boolean): SaveStep {
  // After a merge what was asked for meanwhile still waits; otherwise this is it.
  const next = state.next === kind ? undefined : state.next;
  const sending = { kind, edits: state.edits, isAsked, later: undefined };
  return {
    state: { ...state, sending, next, trouble: undefined },
    effects: [{ type: 'cancelRetry' }, { type: 'send', kind }],
  };
}

function tryAgain(state: SaveState): SaveStep {
  if (state.sending || state.trouble !== 'unreachable' || !isDirty(state)) return stay(state);
  return begin(state, 'save', false);
}

function noteEdit(state: SaveState, at: number): SaveState {
  const { sending } = state;
  return {
    ...state,
    edits: state.edits + 1,
    since: state.since ?? at,
    sending: sending && { ...sending, later: sending.later ?? at },
  };
}
