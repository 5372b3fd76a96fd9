import { MEMBER_LIMITS } from './limits-members.ts';
import { SHOP_LIMITS } from './limits-shop.ts';
import { STAFF_LIMITS } from './limits-staff.ts';

/** Every limit of the shop. A call that sends mail, writes rows for strangers or is costly has its own. */
export const LIMITS = { ...MEMBER_LIMITS, ...SHOP_LIMITS, ...STAFF_LIMITS };

export type LimitName = keyof typeof LIMITS;
