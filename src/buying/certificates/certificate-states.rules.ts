/**
 * What the shop says about a certificate; none of it is in the signed text. `unclear`: some of several prints alike were returned, and
 * staff have not entered yet which.
 */
export const CERTIFICATE_STATES = ['valid', 'unclear', 'returned', 'cancelled', 'replaced'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** Those whose print is with a buyer, as far as we know. */
export const LIVING: readonly CertificateState[] = ['valid', 'unclear'];

/** A print of a line with the state of its certificate. */
interface Print {
  certificate_id: string;
  state: CertificateState;
  /** How many of the unclear ones of its line were returned. */
  came_back: number | null;
}

interface Change {
  certificate_id: string;
  state: CertificateState;
  came_back: number | null;
}

/** What becomes of the certificates of a line if `nums` of its prints are returned. The paper says which, if it is not all of them. */
export function afterReturn(prints: readonly Print[], nums: number): Change[] {
  const living = prints.filter(({ state }) => LIVING.includes(state));
  const came_back = nums + Math.max(0, ...living.map((print) => print.came_back ?? 0));
  const isAll = came_back >= living.length;
  return living.map(({ certificate_id }) =>
    isAll ? { certificate_id, state: 'returned', came_back: null } : { certificate_id, state: 'unclear', came_back },
  );
}

/** The same after staff have said that this one was returned: the last one clears the others. */
export function afterFound(prints: readonly Print[], id: string): Change[] {
  const unclear = prints.filter(({ state }) => state === 'unclear');
  const found = unclear.find(({ certificate_id }) => certificate_id === id);
  if (!found) return [];
  const left = (found.came_back ?? 1) - 1;
  return unclear.map(({ certificate_id }) =>
    certificate_id === id
      ? { certificate_id, state: 'returned', came_back: null }
      : { certificate_id, state: left > 0 ? 'unclear' : 'valid', came_back: left > 0 ? left : null },
  );
}
