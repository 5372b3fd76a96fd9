/** The barcodes and donation codes that exist for the simulator's ministry. */
const BARCODES = new Set(['/AB+12-3', '/ABC1234', '/1234567', '/Q7.K+2-', '/DEMO123']);
const LOVE_CODES = new Set(['168001', '919', '8585', '25885', '7505']);

export const isKnownBarcode = (barcode: string) => BARCODES.has(barcode);
export const isKnownLoveCode = (code: string) => LOVE_CODES.has(code);
