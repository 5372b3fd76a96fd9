/** Where a buyer lives, as far as the shop can guess it. */
export interface Guess {
  country_code: string;
  /** The country's dialling code, or nothing if it has none. */
  code: string;
}

interface Shown {
  address: { country_code: string; city: string };
  mobile: { code: string; number: string };
}

/**
 * The part of a guess that may replace what the form shows: fields that are empty or still show the earlier guess.
 * Everything else was typed.
 */
export function applicable(guess: Guess, { address, mobile }: Shown, earlier: Guess | undefined): Partial<Guess> {
  const isFree = (shown: string, before: string | undefined) => shown === '' || shown === before;
  if (address.city || !isFree(address.country_code, earlier?.country_code)) return {};
  const { country_code, code } = guess;
  return !mobile.number && isFree(mobile.code, earlier?.code) ? { country_code, code } : { country_code };
}
