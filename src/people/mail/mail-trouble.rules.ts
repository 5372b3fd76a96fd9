const MINUTE_MS = 60_000;
/** An unsent mail is late after this time. */
export const LATE_AFTER_MS = 10 * MINUTE_MS;
/** How long dead mails are shown. */
export const DEAD_FOR_MS = 7 * 24 * 60 * MINUTE_MS;

interface Mail {
  status: string;
  created_at: Date;
  /** Until when it waited for later news; its age counts from then. */
  waits_until: Date | null;
  /** When staff last retried it; its age counts from then. */
  retried_at: Date | null;
}

/** Whether a mail is late, or dead since less than a week. */
export function mailTrouble({ status, created_at, waits_until, retried_at }: Mail, now: Date): 'late' | 'dead' | null {
  const since = retried_at?.getTime() ?? Math.max(created_at.getTime(), waits_until?.getTime() ?? 0);
  const age = now.getTime() - since;
  if (status === 'queued' && age > LATE_AFTER_MS) return 'late';
  return status === 'dead' && age < DEAD_FOR_MS ? 'dead' : null;
}
