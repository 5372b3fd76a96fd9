// Test files share their process, and drizzle-kit gives every array an enumerable method, which pdf.js refuses.
for (const name of Object.keys(Array.prototype)) Object.defineProperty(Array.prototype, name, { enumerable: false });
