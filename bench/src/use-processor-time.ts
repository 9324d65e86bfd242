/**
 * What is read of an event of a Chrome trace. `ts` and `dur` are by the clock, `tts` and `tdur` by the processor time of the
 * event's thread; microseconds. `X` marks an event that has a duration. Source: "Trace Event Format", Complete Events.
 */
export interface TraceEvent {
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tts?: number;
  tdur?: number;
}

/**
 * A trace as it would be where nothing else wanted a processor: each task of a thread begins when it began, and takes as
 * long as the thread had a processor for it. What happens in a task stands in it by the same measure. Events without a
 * duration, and those of a thread whose processor time is unknown, stay as they are.
 */
export function useProcessorTime<Event extends TraceEvent>(events: readonly Event[]): Event[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`);
  const changed = new Map<Event, Event>();
  for (const thread of threads.values()) {
    const timed = thread.filter(isTimed).sort((one, other) => one.ts - other.ts || other.dur - one.dur);
    let task: Timed<Event> | undefined;
    let end = 0;
    for (const event of timed) {
      if (!task || event.ts >= task.ts + task.dur) {
        task = event;
        end = event.ts + Math.min(event.dur, event.tdur);
      }
      // The two clocks are read one after the other, so that an event may seem to end after its task by a moment.
      const ts = Math.min(end, task.ts + Math.max(0, event.tts - task.tts));
      changed.set(event, { ...event, ts, dur: Math.min(event.dur, event.tdur, end - ts) });
    }
  }
  return events.map((event) => changed.get(event) ?? event);
}

type Timed<Event> = Event & { dur: number; tts: number; tdur: number };

function isTimed<Event extends TraceEvent>(event: Event): event is Timed<Event> {
  return event.ph === 'X' && event.dur !== undefined && event.tts !== undefined && event.tdur !== undefined;
}
