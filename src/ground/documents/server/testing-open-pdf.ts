import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF for pdf.js to read. */
export function openPdf(bytes: Uint8Array) {
  // Test files share their process, and drizzle-kit gives every array an enumerable method, which pdf.js refuses.
  for (const name of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, name, { enumerable: false });
  return getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 }).promise;
}
