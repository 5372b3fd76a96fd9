import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import type { OvertakenSubject } from '#ground/audit/overtaken.rules.ts';
import { changesSince, isOvertaken } from '#kit/desk/use-overtaken.ts';
import { showRefusal } from '#kit/show-refusal.ts';
import { clashes, threeWay } from '../three-way.rules.ts';

interface Edited<Thing, Typed extends FieldValues, Sent, Key extends QueryKey> {
  subject: OvertakenSubject;
  id: string;
  /** As it was opened or last saved; nothing for a new one. */
  thing: Thing | undefined;
  setThing: (saved: Thing) => void;
  /** Asks for the thing as it is now. */
  query: FetchQueryOptions<Thing, Error, Thing, Key>;
  form: UseFormReturn<Typed, unknown, Sent>;
  typedOf: (thing: Thing) => Typed;
  /** Saves over what the editor has seen, and over nothing else. */
  save: (values: Sent, seen: Thing | undefined) => Promise<Thing>;
  onSaved: (saved: Thing) => unknown;
}

/** What somebody else has saved meanwhile, and who it was. */
interface Theirs<Thing> {
  thing: Thing;
  changes: readonly OvertakenChange[];
}

/**
 * A thing that several of the staff may edit at once, in a form: saving it, and what becomes of both when somebody else was
 * faster. Nothing that was typed is lost before its editor has chosen.
 */
export function useEdit<
  Thing extends { updated_at: string },
  Typed extends FieldValues,
  Sent,
  Key extends QueryKey = QueryKey,
>({ subject, id, thing, setThing, query, form, typedOf, save, onSaved }: Edited<Thing, Typed, Sent, Key>) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<Theirs<Thing>>();
  // Into a place of its own: the page's own answer would be taken for what is being edited.
  const latest = () => queryClient.fetchQuery({ ...query, queryKey: [...query.queryKey, 'latest'] as never });
  /** What is there now stands in the form, and over it whatever was typed since `before` stood there. */
  function take(saved: Thing, before: Typed = typedOf(thing ?? saved)) {
    const now = typedOf(saved);
    const both = threeWay(before, form.getValues(), now);
    setThing(saved);
    setTheirs(undefined);
    form.reset(now);
    if (both !== now) form.reset(both, { keepDefaultValues: true });
  }
  async function meet(failure: unknown, base: Thing) {
    if (!isOvertaken(failure)) return showRefusal(form, failure);
    try {
      const changes = await changesSince(options.context, { subject, subject_id: id, since: base.updated_at });
      setTheirs({ thing: await latest(), changes });
    } catch {
      // Who it was cannot be found out now; that it was refused can be told.
      showRefusal(form, failure);
    }
  }
  const saveOver = (seen: Thing | undefined) =>
    form.handleSubmit(async (values) => {
      const sent = structuredClone(form.getValues());
      try {
        const saved = await save(values, seen);
        take(saved, sent);
        await onSaved(saved);
      } catch (failure) {
        if (thing) await meet(failure, thing);
        else showRefusal(form, failure);
      }
    })();
  function conflictOf(base: Thing, { thing: other, changes }: Theirs<Thing>) {
    return {
      changes,
      at: other.updated_at,
      clashing: clashes(typedOf(base), form.getValues(), typedOf(other)),
      onMerge: () => take(other),
      onTakeTheirs: () => take(other, form.getValues()),
      onSaveMine: () => void saveOver(other),
    };
  }
  return {
    take,
    latest,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      void saveOver(thing);
    },
    conflict: thing && theirs && conflictOf(thing, theirs),
  };
}
