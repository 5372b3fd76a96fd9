import { z } from 'zod';
import { idText, lines, text } from '#shared/fields.ts';
import { perLang } from '#shared/locale.ts';
import { successReply } from '#shared/reply.ts';
import { STORE_LIMITS, STORE_STEPS } from './store-desk.rules.ts';
import { version } from './work-desk.contract.ts';

const facts = {
  name: z.strictObject(perLang(() => text(STORE_LIMITS.name).min(1))),
  address: z.strictObject(perLang(() => text(STORE_LIMITS.address).min(1))),
  hours: z.strictObject(perLang(() => lines(STORE_LIMITS.hours))),
  /** As people write it; a phone dials its digits. Empty if there is none. */
  phone: text(STORE_LIMITS.phone).regex(/^(\+?[\d\s()-]{5,})?$/),
  /** A map link; empty if nobody has looked it up. */
  map_url: text(STORE_LIMITS.map_url).regex(/^(https:\/\/[^\s/]+\.[^\s]+)?$/),
};

export const newStoreForm = z.strictObject(facts).meta({ id: 'NewStoreForm' });
export type NewStoreForm = z.infer<typeof newStoreForm>;
export const storeForm = z.strictObject({ ...facts, version }).meta({ id: 'StoreForm' });
export type StoreForm = z.infer<typeof storeForm>;

export const storeParam = z.object({ id: idText });
export const storeStepParam = z.object({ id: idText, step: z.enum(STORE_STEPS) });
export const storeStepForm = z.strictObject({ version }).meta({ id: 'StoreStepForm' });

const inThree = z.object(perLang(() => z.string()));
const deskStore = z
  .object({
    store_id: z.int(),
    name: inThree,
    address: inThree,
    hours: inThree,
    phone: z.string(),
    map_url: z.string(),
    /** Buyers are not sent there. */
    closed: z.boolean(),
    /** How many works on sale are sold there. */
    works: z.int(),
    version: z.int(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'DeskStore' });
export type DeskStore = z.infer<typeof deskStore>;
export const deskStoresReply = successReply({ list: z.array(deskStore) }).meta({ id: 'DeskStores' });
export const deskStoreReply = successReply({ store: deskStore }).meta({ id: 'DeskStoreReply' });
