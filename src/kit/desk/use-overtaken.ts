import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import type { OvertakenChange, OvertakenQuery } from '#ground/audit/overtaken.contract.ts';
import { type Asker, apiClient, ask } from '../client/api-client.ts';
import { ApiFailure } from '../client/api-failure.ts';

/** Whether a change was refused because somebody else had changed the same meanwhile. */
export function isOvertaken(failure: unknown): boolean {
  return failure instanceof ApiFailure && failure.code === 'conflict';
}

/** What is being edited, and when it was last saved as the page knows it. */
interface Watched extends Omit<OvertakenQuery, 'since'> {
  since: string | null | undefined;
}

/** Who changed a thing since, and what of it; nobody where that cannot be told, for what they wrote is what matters. */
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

/** Meets the refusal that somebody else was faster: asks who they are and what they changed. */
export function useOvertaken() {
  const { options } = useRouter();
  const [changes, setChanges] = useState<readonly OvertakenChange[]>();
  /** Says that somebody was faster, where the page knows it by itself. */
  const showOvertaken = useCallback(
    async (watched: Watched) => setChanges(await changesSince(options.context, watched)),
    [options],
  );
  /** Whether it was that refusal, and is told now. */
  async function meet(failure: unknown, watched: Watched): Promise<boolean> {
    if (!isOvertaken(failure)) return false;
    await showOvertaken(watched);
    return true;
  }
  return { changes, showOvertaken, meet, settle: () => setChanges(undefined) };
}
