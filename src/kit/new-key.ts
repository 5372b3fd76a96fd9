/** A key for one message or enquiry. Not `randomUUID`, which browsers only offer over TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// @chunk forms
