interface AnyJob {
  /** Its name in the table, the figures and the log. */
  name: string;
  /** How long a process that has just started waits before its first look; 0 unless told. */
  after?: number;
  /** One round. Long work ends early when the signal comes: the shop is closing, or the lease was lost. */
  run(signal: AbortSignal): Promise<unknown>;
  /** What is left to do when the shop closes, once no round is under way any more. */
  atStop?(): unknown;
}

/** A round that one process does for all: a lease in the database says which. It may be cut off and begun again anywhere. */
export interface SharedJob extends AnyJob {
  runsIn: 'one_process';
  /** Milliseconds from the end of a round to the next; `once` is done in each process until it has succeeded there. */
  every: number | 'once';
}

/** A round that each process does: for what is in its own memory, or for rows that are leased one by one. */
interface LocalJob extends AnyJob {
  runsIn: 'each_process';
  /** Milliseconds from the end of a round to the next. */
  every: number;
  /** The database channel whose notices bring the next round forward. */
  wakeOn?: string;
}

/** Something the shop does without being asked. */
export type Job = SharedJob | LocalJob;
