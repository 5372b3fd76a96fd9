import { encode } from 'uqr';

/** Beyond this version the modules get too small for a poor camera, and we give up half of the error correction. */
const FINE_VERSION = 22;
/** The light edge around a code, in modules (ISO/IEC 18004 §6.3.8). */
export const QUIET_ZONE = 4;

/** The dark modules of a QR code by rows, without the light edge around it; a wider one corrects fewer errors. */
export function qrCode(text: string): boolean[][] {
  const code = encode(text, { ecc: 'M', border: 0, boostEcc: true });
  return code.version <= FINE_VERSION ? code.data : encode(text, { ecc: 'L', border: 0, boostEcc: true }).data;
}
