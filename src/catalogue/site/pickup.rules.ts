import type { Text } from '#shared/locale.ts';

/** Spec §3 "Receiver": how the buyer gets the prints. */
export const PICKUP_TYPES = ['delivery', 'pickup'] as const;
export type PickupType = (typeof PICKUP_TYPES)[number];

/** A place in Taiwan where buyers collect orders. Orders copy its texts, so changes affect later orders only. */
export interface PickupPlace {
  key: string;
  name: Text;
  address: Text;
  /** Opening hours, or how to find it. */
  note: Text;
}

/** Decision 60. Picking up costs nothing, and nobody pays a deposit. */
export interface PickupSetting {
  active: boolean;
  /** How many days an order is kept after it is ready. */
  keep_days: number;
  /** In the order in which buyers choose. */
  places: PickupPlace[];
}

export const MOST_PLACES = 10;

/** A new shop offers no pickup. */
export const openingPickup: PickupSetting = { active: false, keep_days: 14, places: [] };

/** The places that a buyer can choose now. */
export function offeredPlaces({ active, places }: PickupSetting): readonly PickupPlace[] {
  return active ? places : [];
}
