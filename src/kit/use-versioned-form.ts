import { useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import { ApiFailure } from './client/api-failure.ts';
import { showRefusal } from './show-refusal.ts';

export type SaveState = 'idle' | 'saving' | 'saved' | 'refused' | 'unreached' | 'conflict';

interface Versioned<Thing, Typed extends FieldValues, Sent> {
  /** As loaded by the page; undefined for a new one. */
  first: Thing | undefined;
  /** The fields of a thing, or of a new one. */
  valuesOf: (thing: Thing | undefined) => Typed;
  resolver?: (seen: Thing | undefined) => Resolver<Typed, unknown, Sent>;
  latest: () => Promise<Thing>;
  /** Who else has changed it since it was read, and what; only staff may ask. */
  changesSince?: (seen: Thing) => Promise<readonly OvertakenChange[]>;
  /** Whether another version has the same fields as the known one, so that it may be overwritten. */
  isSame?: (theirs: Typed, known: Typed) => boolean;
  /** Whether a retry may succeed later. */
  isPassing?: (failure: ApiFailure) => boolean;
  onSeen?: (thing: Thing) => void;
  onRefused?: (failure: ApiFailure, form: UseFormReturn<Typed, unknown, Sent>) => void;
}

/** What someone else has saved in the meantime, and who. */
interface Theirs<Thing> {
  thing: Thing;
  changes: readonly OvertakenChange[];
}

/**
 * A form for a thing that several people may edit at the same time: a save replaces only the version that was
 * read. If someone else saved first, no typed text is lost before its editor has chosen.
 */
export function useVersionedForm<Thing, Typed extends FieldValues, Sent = Typed>(
  options: Versioned<Thing, Typed, Sent>,
) {
  const { first, valuesOf, resolver, latest, changesSince, isSame, onSeen, onRefused = refusedIn } = options;
  const { isPassing = ({ status }) => status === 0 } = options;
  const [thing, setThing] = useState(first);
  const [theirs, setTheirs] = useState<Theirs<Thing>>();
  const [state, setState] = useState<SaveState>('idle');
  /** The version that the next save replaces, and its fields. */
  const seen = useRef({ thing: first, values: valuesOf(first) });
  const form = useForm<Typed, unknown, Sent>({
    defaultValues: valuesOf(first) as DefaultValues<Typed>,
    ...(resolver && { resolver: resolver(thing) }),
  });

  /** Makes this the version that the next save replaces; the fields stay as they are. */
  function see(next: Thing, values = valuesOf(next)) {
    seen.current = { thing: next, values };
    setThing(next);
    setTheirs(undefined);
    onSeen?.(next);
  }

  /** The fields started from `base`, and `newer` has been saved since. */
  async function meet(base: Thing, newer: Thing) {
    const changes = (await changesSince?.(base)) ?? [];
    seen.current = { ...seen.current, thing: base };
    setTheirs({ thing: newer, changes });
    setState('conflict');
  }

  /** Whether the present version may be overwritten; if not, it is a conflict. */
  async function catchUp(): Promise<boolean> {
    const { thing: base, values } = seen.current;
    const newer = await latest();
    const isOurs = isSame?.(valuesOf(newer), values) ?? false;
    if (isOurs) see(newer, values);
    else await meet(base ?? newer, newer);
    return isOurs;
  }

  /** Shows why something was refused; returns whether it may be sent again immediately. */
  async function refuse(failure: unknown): Promise<boolean> {
    if (!(failure instanceof ApiFailure)) throw failure;
    if (failure.code === 'conflict' && seen.current.thing) {
      try {
        return await catchUp();
      } catch (second) {
        // The other version cannot be read now; the refusal is shown instead.
        if (!(second instanceof ApiFailure)) throw second;
      }
    }
    setState(isPassing(failure) ? 'unreached' : 'refused');
    onRefused(failure, form);
    return false;
  }

  function keepTyped(saved: Thing, sent: Typed) {
    see(saved);
    form.reset(sent, { keepValues: true });
  }

  /** Saves, and shows the saved values in the fields, keeping what was typed since; returns undefined if it was refused. */
  async function save(
    send: (over: Thing | undefined) => Promise<Thing>,
    { over = seen.current.thing, take = keepTyped } = {},
  ): Promise<Thing | undefined> {
    const sent = structuredClone(form.getValues());
    setState('saving');
    try {
      const saved = await send(over);
      take(saved, sent);
      setState('saved');
      return saved;
    } catch (failure) {
      return (await refuse(failure)) ? save(send, { take }) : undefined;
    }
  }

  /** Ends a conflict with the other person's version, or with the typed one, which the next save puts over it. */
  async function settle(whose: 'theirs' | 'mine') {
    const newer = theirs?.thing ?? (await latest());
    see(newer);
    form.reset(valuesOf(newer), { keepValues: whose === 'mine' });
    setState('idle');
  }

  return { form, thing, state, setState, seen, see, theirs, meet, catchUp, refuse, save, settle };
}

function refusedIn<Typed extends FieldValues, Sent>(failure: ApiFailure, form: UseFormReturn<Typed, unknown, Sent>) {
  showRefusal(form, failure);
}
