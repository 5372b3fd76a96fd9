import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { OvertakenChange } from '#ground/audit/overtaken.contract.ts';
import type { OvertakenSubject } from '#ground/audit/overtaken.rules.ts';
import { changesSince, isOvertaken } from '#web/kit/desk/use-overtaken.ts';

/** What somebody else has saved meanwhile, and who it was. */
export interface Theirs<Thing> {
  thing: Thing;
  changes: readonly OvertakenChange[];
}

interface Watched<Thing> {
  subject: OvertakenSubject;
  id: string;
  /** The thing as it is now. */
  latest: () => Promise<Thing>;
}

/** Meets the refusal that somebody else was faster: asks for what they saved, and who they are. */
export function useConflict<Thing extends { updated_at: string }>({ subject, id, latest }: Watched<Thing>) {
  const { options } = useRouter();
  const [theirs, setTheirs] = useState<Theirs<Thing>>();
  /** Whether it was that refusal, and is told now. */
  async function meet(failure: unknown, base: Thing): Promise<boolean> {
    if (!isOvertaken(failure)) return false;
    const changes = await changesSince(options.context, { subject, subject_id: id, since: base.updated_at });
    setTheirs({ thing: await latest(), changes });
    return true;
  }
  return { theirs, meet, settle: () => setTheirs(undefined) };
}
