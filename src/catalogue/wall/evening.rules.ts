/** What lies over the room when the day is gone, and what lamps give back. */
export const DUSK = '#1d1310';
export const LAMPLIGHT = '#ffb765';
/** A little of both, which lies over a framed work: people light their pictures, so far less than over the wall. */
export const VEIL = { colour: '#a87844', opacity: 0.1 };
