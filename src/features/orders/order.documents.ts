/** The versions of the three documents that every order agrees to (product §5). A changed text gets a new date. */
export const DOCUMENTS = { terms: '2026-11-01', privacy: '2026-11-01', exchange: '2026-11-01' } as const;
