/** Steps of an exhibition store; each undoes the other. */
export const STORE_STEPS = ['close', 'open'] as const;
export type StoreStep = (typeof STORE_STEPS)[number];

export const STORE_LIMITS = { name: 80, address: 160, hours: 200, phone: 30, map_url: 500 } as const;
/** More stores would not help a buyer of one work. */
export const MOST_STORES_OF_WORK = 20;
