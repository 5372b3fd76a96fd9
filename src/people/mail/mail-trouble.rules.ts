const MINUTE_MS = 60_000;
/** A mail that has not left after so long is late. */
export const LATE_AFTER_MS = 10 * MINUTE_MS;
/** Mails that we gave up are shown for so long. */
export const DEAD_FOR_MS = 7 * 24 * 60 * MINUTE_MS;

interface Mail {
  status: string;
  created_at: Date;
  /** When staff had it sent again: from then on its age counts. */
  retried_at: Date | null;
}

/** What is wrong with a mail: it is late, or we gave it up in the last week. */
export function mailTrouble({ status, created_at, retried_at }: Mail, now: Date): 'late' | 'dead' | null {
  const age = now.getTime() - (retried_at ?? created_at).getTime();
  if (status === 'queued' && age > LATE_AFTER_MS) return 'late';
  return status === 'dead' && age < DEAD_FOR_MS ? 'dead' : null;
}
