/** How Node runs the shop. */
export const serverFlags: string[];
