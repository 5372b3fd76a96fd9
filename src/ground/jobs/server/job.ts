interface AnyJob {
  name: string;
  /** How long a new process waits before its first check; 0 by default. */
  after?: number;
  /** One run. Long work must stop when the signal fires: the shop is shutting down, or the lease was lost. */
  run(signal: AbortSignal): Promise<unknown>;
  /** Runs at shutdown, after the last run has ended. */
  atStop?(): unknown;
}

/** A job that one process runs for all, chosen by a lease in the database. A run may be interrupted and repeated by any process. */
export interface SharedJob extends AnyJob {
  runsIn: 'one_process';
  /** Milliseconds from the end of a run to the next; `once` runs in each process until it has succeeded there. */
  every: number | 'once';
}

/** A job that each process runs: for data in its own memory, or for rows that are leased one by one. */
interface LocalJob extends AnyJob {
  runsIn: 'each_process';
  every: number;
  /** A notification on this database channel starts the next run early. */
  wakeOn?: string;
}

/** A background job of the shop. */
export type Job = SharedJob | LocalJob;
