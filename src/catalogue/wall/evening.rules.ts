/** Colours of the dusk over the room, and of the lamps. */
export const DUSK = '#1d1310';
export const LAMPLIGHT = '#ffb765';
/** Over a framed work: far less than over the wall, because people light their pictures. */
export const VEIL = { colour: '#a87844', opacity: 0.1 };
