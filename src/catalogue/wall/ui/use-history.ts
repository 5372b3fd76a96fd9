import { useCallback, useState } from 'react';
import { begun, changed, redone, undone } from '../history.rules.ts';

/** A state with undo and redo. */
export function useHistory<State>(start: () => State) {
  const [history, setHistory] = useState(() => begun(start()));
  const set = useCallback(
    (change: (current: State) => State, about?: string) =>
      setHistory((current) => changed(current, change(current.present), about)),
    [],
  );
  const undo = useCallback(() => setHistory((current) => undone(current)), []);
  const redo = useCallback(() => setHistory((current) => redone(current)), []);
  return {
    state: history.present,
    set,
    undo: history.past.length > 0 ? undo : undefined,
    redo: history.future.length > 0 ? redo : undefined,
  };
}
