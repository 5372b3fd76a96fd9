/** Codes of Node, and of PostgreSQL (its manual, appendix A), for a database that will be back. */
const AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  '08001',
  '08006',
  // A server that became a standby in the middle of a session.
  '25006',
  '53300',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** The driver's own errors, and ours about a standby, have no code. */
const AWAY_MESSAGE =
  /timeout exceeded when trying to connect|connection terminated|query read timeout|read-only standby/i;

/** Whether a call failed because the database is restarting, overloaded or being replaced: it may succeed soon. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (AWAY.has(String((cause as { code?: unknown }).code)) || AWAY_MESSAGE.test(cause.message)) return true;
  }
  return false;
}
