import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SaveState } from './use-versioned-form.ts';

const PAUSE_MS = 900;

interface Autosaved {
  state: SaveState;
  setState: (change: (before: SaveState) => SaveState) => void;
  /** Returns whether everything is saved now. */
  save: () => Promise<boolean>;
  /** The pause after so many failures. */
  pauseAfter: (tries: number) => number;
}

export interface Autosave {
  /** Saves immediately; returns whether everything is saved. */
  flush: () => Promise<boolean>;
  /** Saves again after a pause that grows with each failure. */
  retry: () => void;
}

/** Saves a form shortly after the last key, one save at a time, when the connection returns, and when the page is left. */
export function useAutosave<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  { state, setState, save, pauseAfter }: Autosaved,
): Autosave {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const queue = useRef<Promise<boolean>>(Promise.resolve(true));
  const tries = useRef(0);

  async function saveNext(): Promise<boolean> {
    const before = tries.current;
    const isWhole = await latest.current.save();
    if (tries.current === before) tries.current = 0;
    return isWhole;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    queue.current = queue.current.then(saveNext, saveNext);
    return queue.current;
  }

  function later(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), ms);
  }

  const latest = useRef({ state, setState, save, flush, later });
  useEffect(() => {
    latest.current = { state, setState, save, flush, later };
  });
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        if (latest.current.state === 'conflict') return;
        latest.current.setState((before) => (before === 'unreached' ? before : 'saving'));
        latest.current.later(PAUSE_MS);
      },
    });
    const online = () => latest.current.state === 'unreached' && void latest.current.flush();
    window.addEventListener('online', online);
    return () => {
      stop();
      window.removeEventListener('online', online);
      if (!['idle', 'saved', 'conflict'].includes(latest.current.state)) void latest.current.flush();
    };
  }, [subscribe]);

  return { flush, retry: () => later(pauseAfter(tries.current++)) };
}
