import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApiFailure } from '#kit/client/api-failure.ts';
import { type Autosave, useAutosave } from '#kit/use-autosave.ts';
import { type SaveState, useVersionedForm } from '#kit/use-versioned-form.ts';
import { pauseAfter } from '../sending.rules.ts';
import type { Work, WorkForm } from '../studio.contract.ts';
import { saveWork, workQuery } from '../studio.queries.ts';
import { changedParts, type SavedPart, type WorkValues, workValues } from '../work-values.rules.ts';
import { checkedParts } from './checked-parts.ts';

export interface WorkDraft {
  form: UseFormReturn<WorkValues>;
  state: SaveState;
  /** Saves immediately; returns whether everything is saved. */
  flush: () => Promise<boolean>;
  /** The version for a step; undefined if another tab has changed the work. */
  version: () => Promise<number | undefined>;
  /** Adopts the result of a step or a new picture. */
  adopt: (work: Work) => void;
  /** Replaces the master; returns whether that worked. */
  replacePicture: (upload_id: string) => Promise<boolean>;
  /** Ends a conflict with the other tab's version or the one typed here. */
  settle: (whose: 'theirs' | 'mine') => Promise<void>;
}

/** Saves a work's fields automatically as they are typed; a reload loses nothing. */
export function useWorkDraft(work: Work): WorkDraft {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const query = workQuery(options.context, String(work.item_id));
  const versioned = useVersionedForm<Work, WorkValues>({
    first: work,
    valuesOf: (seen = work) => workValues(seen),
    latest: () => queryClient.fetchQuery(query),
    // A new version with the same fields comes from the shop, such as a cropped picture; any other comes from another tab.
    isSame,
    isPassing,
    onSeen: (next) => queryClient.setQueryData(query.queryKey, next),
    onRefused: (failure, { setError }) => {
      for (const [name, message] of Object.entries(failure.errors)) setError(name as 'year', { message });
      if (isPassing(failure)) autosave.retry();
    },
  });
  const { form, state, setState, seen, see, catchUp } = versioned;
  const send = (parts: Omit<WorkForm, 'version'>, take: (saved: Work) => void) =>
    versioned.save(({ version } = work) => saveWork(options.context, work.item_id, { version, ...parts }), { take });

  async function save(): Promise<boolean> {
    const values = structuredClone(form.getValues());
    const parts = changedParts(values, seen.current.values);
    const { json, left } = checkedParts(form, options.context.i18n, { parts, values });
    if (Object.keys(json).length > 0) {
      const saved = await send(json, (next) => see(next, { ...values, ...pick(seen.current.values, left) }));
      if (!saved) return false;
    }
    const isWhole = left.length === 0 && isSame(form.getValues(), seen.current.values);
    setState(isWhole ? 'saved' : left.length > 0 ? 'refused' : 'saving');
    return isWhole;
  }
  const autosave: Autosave = useAutosave(form, { state, setState, save, pauseAfter });

  async function version(): Promise<number | undefined> {
    return (await catchUp()) ? seen.current.thing?.version : undefined;
  }

  async function replacePicture(upload_id: string): Promise<boolean> {
    await autosave.flush();
    if (!(await catchUp())) return false;
    const hang = (next: Work) => see(next, { ...seen.current.values, crop: null });
    if (!(await send({ upload_id, crop: null }, hang))) return false;
    form.setValue('crop', null);
    return true;
  }

  async function settle(whose: 'theirs' | 'mine') {
    await versioned.settle(whose);
    await autosave.flush();
  }

  useEffect(() => {
    const { thing, values } = seen.current;
    const isNewer = work.version > (thing?.version ?? 0);
    if (isNewer && isSame(workValues(work), values)) seen.current = { thing: work, values };
  }, [work, seen]);

  const adopt = (next: Work) => see(next, seen.current.values);
  return { form, state, flush: autosave.flush, version, adopt, replacePicture, settle };
}

const isSame = (one: WorkValues, other: WorkValues) => changedParts(one, other).length === 0;

function isPassing({ status }: ApiFailure): boolean {
  return status === 0 || status === 429 || status >= 500;
}

function pick(values: WorkValues, parts: readonly SavedPart[]): Partial<WorkValues> {
  return Object.fromEntries(parts.map((part) => [part, values[part]]));
}
