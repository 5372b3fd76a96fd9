import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { OvertakenChange, OvertakenQuery } from '#ground/audit/overtaken.contract.ts';
import { type Asker, apiClient, ask } from '../client/api-client.ts';
import { ApiFailure } from '../client/api-failure.ts';

/** Whether a change was refused because someone else had changed the same thing in the meantime. */
export function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}

/** The edited thing, and when it was last saved as far as the page knows. */
interface Watched extends Omit<OvertakenQuery, 'since'> {
  since: string | null | undefined;
}

/** Who changed a thing since, and which fields; empty if that cannot be read, because the conflict itself matters more. */
export async function changesSince(asker: Asker, { since, ...of }: Watched): Promise<OvertakenChange[]> {
  const quietly: Asker = { ...asker, handles: ['forbidden', 'offline'] };
  const query = { ...of, ...(since && { since }) };
  try {
    return (await ask(apiClient(quietly).api.admin.change.since.$get({ query }))).list;
  } catch (failure) {
    if (failure instanceof ApiFailure) return [];
    throw failure;
  }
}

/** Handles a conflict: reads who changed the thing and what. */
export function useOvertaken() {
  const { options } = useRouter();
  const [changes, setChanges] = useState<readonly OvertakenChange[]>();
  /** Shows a conflict that the page has found itself. */
  const showOvertaken = useCallback(
    async (watched: Watched) => setChanges(await changesSince(options.context, watched)),
    [options],
  );
  /** Whether it was a conflict, which is then shown. */
  async function meet(failure: unknown, watched: Watched): Promise<boolean> {
    if (!isOvertaken(failure)) return false;
    await showOvertaken(watched);
    return true;
  }
  return { changes, showOvertaken, meet, settle: () => setChanges(undefined) };
}
