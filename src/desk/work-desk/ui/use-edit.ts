import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { OvertakenSubject } from '#ground/audit/overtaken.rules.ts';
import { changesSince } from '#kit/desk/use-overtaken.ts';
import { useVersionedForm } from '#kit/use-versioned-form.ts';
import { clashes, threeWay } from '../three-way.rules.ts';

interface Edited<Thing, Typed extends FieldValues, Sent, Key extends QueryKey> {
  subject: OvertakenSubject;
  id: string;
  first: Thing | undefined;
  query: FetchQueryOptions<Thing, Error, Thing, Key>;
  resolver: (seen: Thing | undefined) => Resolver<Typed, unknown, Sent>;
  valuesOf: (thing: Thing | undefined) => Typed;
  /** Saves over the version the editor has seen, and over no other. */
  save: (values: Sent, seen: Thing | undefined) => Promise<Thing>;
  onSaved: (saved: Thing) => unknown;
}

/** A form for a row of the catalogue; if someone else saved first, both changes can be merged. */
export function useEdit<
  Thing extends { updated_at: string },
  Typed extends FieldValues,
  Sent,
  Key extends QueryKey = QueryKey,
>({ subject, id, query, save, onSaved, valuesOf, ...edited }: Edited<Thing, Typed, Sent, Key>) {
  const { options } = useRouter();
  const queryClient = useQueryClient();
  // Under its own key: otherwise the answer would replace what is being edited.
  const latest = () => queryClient.fetchQuery({ ...query, queryKey: [...query.queryKey, 'latest'] as never });
  const versioned = useVersionedForm<Thing, Typed, Sent>({
    ...edited,
    valuesOf,
    latest,
    changesSince: ({ updated_at: since }) => changesSince(options.context, { subject, subject_id: id, since }),
  });
  const { form, thing, theirs, see, settle } = versioned;

  /** Shows the saved state, and over it what was typed since the fields showed `before`. */
  function take(saved: Thing, before: Typed = valuesOf(thing ?? saved)) {
    const now = valuesOf(saved);
    const both = threeWay(before, form.getValues(), now);
    see(saved);
    form.reset(now);
    if (both !== now) form.reset(both, { keepDefaultValues: true });
  }

  const saveOver = (over: Thing | undefined) =>
    form.handleSubmit(async (values) => {
      const saved = await versioned.save((seen) => save(values, seen), { over, take });
      if (saved) await onSaved(saved);
    })();

  const conflict = thing &&
    theirs && {
      changes: theirs.changes,
      at: theirs.thing.updated_at,
      clashing: clashes(valuesOf(thing), form.getValues(), valuesOf(theirs.thing)),
      onMerge: () => take(theirs.thing),
      onTakeTheirs: () => void settle('theirs'),
      onSaveMine: () => void saveOver(theirs.thing),
    };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saveOver(thing);
  };
  return { form, thing, take, latest, onSubmit, conflict };
}
