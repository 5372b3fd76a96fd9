/** What can be done with an exhibition store as a whole; each is the way back from the other. */
export const STORE_STEPS = ['close', 'open'] as const;
export type StoreStep = (typeof STORE_STEPS)[number];

export const STORE_LIMITS = { name: 80, address: 160, hours: 200, phone: 30, map_url: 500 } as const;
/** More stores than these are no help to whoever wants to buy one work. */
export const MOST_STORES_OF_WORK = 20;
