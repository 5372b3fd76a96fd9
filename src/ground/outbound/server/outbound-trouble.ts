/**
 * Why there is no usable answer. `unavailable`, `busy` and `foreign_origin`: nothing was sent. All others: the
 * host may have executed the request.
 */
type OutboundReason =
  | 'foreign_origin'
  | 'busy'
  | 'unavailable'
  | 'timeout'
  | 'no_answer'
  | 'redirect'
  | 'too_large'
  | 'not_json';

/** A call without a usable answer. Contains neither the address nor anything that was sent. */
export class OutboundTrouble extends Error {
  readonly reason: OutboundReason;
  /** The answer's status, if there was an answer. */
  readonly status: number | undefined;

  constructor(reason: OutboundReason, status?: number) {
    super(`A call to another host: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.name = 'OutboundTrouble';
    this.reason = reason;
    this.status = status;
  }
}
