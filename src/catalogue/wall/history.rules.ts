/** The states of something that can be undone, with the present one. */
interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last change was about. */
  about?: string | undefined;
}

/** Enough for an evening of rearranging; older steps are forgotten. */
const MOST_STEPS = 100;

export function begun<State>(present: State): History<State> {
  return { past: [], present, future: [] };
}

/** A change. Several in a row about the same thing, such as a held arrow key, are undone as one. */
export function changed<State>(history: History<State>, present: State, about?: string): History<State> {
  if (JSON.stringify(present) === JSON.stringify(history.present)) return history;
  const isMore = about !== undefined && about === history.about && history.past.length > 0;
  const past = isMore ? history.past : [...history.past, history.present].slice(-MOST_STEPS);
  return { past, present, future: [], about };
}

/** One step back; unchanged if there is none. */
export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** One step forward again; unchanged if there is none. */
export function redone<State>({ past, present, future }: History<State>): History<State> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, present, future };
  return { past: [...past, present], present: after, future: rest };
}
