import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { pauseAfter } from '../sending.rules.ts';
import type { Work } from '../studio.contract.ts';
import { isConflict, saveWork, workQuery } from '../studio.queries.ts';
import { changedParts, type SavedPart, type WorkValues, workValues } from '../work-values.rules.ts';
import { checkedParts } from './checked-parts.ts';

/** How what is typed stands with the shop. */
export type DraftState = 'saved' | 'saving' | 'waiting' | 'refused' | 'conflict';

export interface WorkDraft {
  form: UseFormReturn<WorkValues>;
  state: DraftState;
  /** Saves at once; answers whether everything is with the shop. */
  flush: () => Promise<boolean>;
  /** The version to take a step from; nothing if another tab has changed the work. */
  version: () => Promise<number | undefined>;
  /** Takes over what a step or another picture brought. */
  adopt: (work: Work) => void;
  /** Puts another master in the place of the one there was; answers whether that worked. */
  replacePicture: (upload_id: string) => Promise<boolean>;
  /** Ends a conflict: with what the other tab saved, or with what stands here. */
  settle: (with_: 'theirs' | 'mine') => void;
}

const PAUSE_MS = 900;

/** Keeps a work's fields with the shop as they are typed: nothing has to be saved, and a reload loses nothing. */
export function useWorkDraft(work: Work): WorkDraft {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const { queryKey } = workQuery(options.context, String(work.item_id));
  const form = useForm<WorkValues>({ defaultValues: workValues(work), shouldFocusError: false });
  const [state, setState] = useState<DraftState>('saved');
  const known = useRef({ version: work.version, values: workValues(work) });
  const theirs = useRef<Work>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const line = useRef<Promise<boolean>>(Promise.resolve(true));
  const tries = useRef(0);

  function adopt(next: Work) {
    known.current = { ...known.current, version: next.version };
    queryClient.setQueryData(queryKey, next);
  }

  async function save(): Promise<boolean> {
    const values = structuredClone(form.getValues());
    const changed = changedParts(values, known.current.values);
    const { json, left } = checkedParts(form, options.context.i18n, { parts: changed, values });
    if (Object.keys(json).length > 0) {
      setState('saving');
      try {
        adopt(await saveWork(options.context, work.item_id, { version: known.current.version, ...json }));
      } catch (failure) {
        return refused(failure);
      }
      known.current.values = { ...values, ...pick(known.current.values, left) };
    }
    tries.current = 0;
    const isSaved = left.length === 0 && changedParts(form.getValues(), known.current.values).length === 0;
    setState(isSaved ? 'saved' : left.length > 0 ? 'refused' : 'saving');
    return isSaved;
  }

  async function refused(failure: unknown): Promise<boolean> {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (isConflict(failure)) return (await catchUp()) ? save() : false;
    const isPassing = failure.status === 0 || failure.status === 429 || failure.status >= 500;
    for (const [name, message] of Object.entries(failure.errors)) form.setError(name as 'year', { message });
    setState(isPassing ? 'waiting' : 'refused');
    if (isPassing) later(pauseAfter(tries.current++));
    return false;
  }

  /** A version that is not ours is the shop's own doing (a picture was cut) if the fields are as we know them, else another tab's. */
  async function catchUp(): Promise<boolean> {
    const fresh = await queryClient.fetchQuery(workQuery(options.context, String(work.item_id)));
    if (changedParts(workValues(fresh), known.current.values).length === 0) {
      known.current.version = fresh.version;
      return true;
    }
    theirs.current = fresh;
    setState('conflict');
    return false;
  }

  async function version(): Promise<number | undefined> {
    return (await catchUp()) ? known.current.version : undefined;
  }

  function flush(): Promise<boolean> {
    clearTimeout(timer.current);
    line.current = line.current.then(save, save);
    return line.current;
  }

  function later(ms: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), ms);
  }

  function settle(with_: 'theirs' | 'mine') {
    if (!theirs.current) return;
    known.current = { version: theirs.current.version, values: workValues(theirs.current) };
    if (with_ === 'theirs') form.reset(workValues(theirs.current));
    theirs.current = undefined;
    void flush();
  }

  async function replacePicture(upload_id: string): Promise<boolean> {
    await flush();
    const current = await version();
    if (current === undefined) return false;
    try {
      adopt(await saveWork(options.context, work.item_id, { version: current, upload_id, crop: null }));
    } catch (failure) {
      await refused(failure);
      return false;
    }
    known.current.values.crop = null;
    form.setValue('crop', null);
    return true;
  }

  // What the shop does to a work by itself, such as cutting its picture, also makes another version of it.
  useEffect(() => {
    const isOurs = changedParts(workValues(work), known.current.values).length === 0;
    if (isOurs) known.current.version = Math.max(known.current.version, work.version);
  }, [work]);

  const latest = useRef({ flush, later, state });
  useEffect(() => {
    latest.current = { flush, later, state };
  });
  const { subscribe } = form;
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        if (latest.current.state === 'conflict') return;
        setState((before) => (before === 'waiting' ? before : 'saving'));
        latest.current.later(PAUSE_MS);
      },
    });
    const online = () => latest.current.state === 'waiting' && void latest.current.flush();
    window.addEventListener('online', online);
    return () => {
      stop();
      window.removeEventListener('online', online);
      // Whoever goes to another page of the shop leaves nothing unsaved behind.
      if (latest.current.state !== 'saved' && latest.current.state !== 'conflict') void latest.current.flush();
    };
  }, [subscribe]);

  return { form, state, flush, version, adopt, replacePicture, settle };
}

function pick(values: WorkValues, parts: readonly SavedPart[]): Partial<WorkValues> {
  return Object.fromEntries(parts.map((part) => [part, values[part]]));
}
