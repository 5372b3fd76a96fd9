import type { Access } from '#shared/rights.ts';

/** What can wait for somebody, in the order of a day, and for whom. */
export const WAITING = {
  transfers: 'finance',
  transfers_apart: 'finance',
  payments_held: 'finance',
  to_make: 'workshop',
  making: 'workshop',
  to_ship: 'workshop',
  cancellations: 'support',
  returns: 'support',
  refunds: 'finance',
  messages: 'support',
  enquiries: 'support',
  requests: 'support',
  applications: 'reviewer',
  proposals: 'reviewer',
  works: 'reviewer',
} as const satisfies Record<string, Access>;
export type Waiting = keyof typeof WAITING;
export const WAITING_NAMES = Object.keys(WAITING) as Waiting[];

/** What waits elsewhere than at the order desk. */
const ELSEWHERE = [
  'payments_held',
  'messages',
  'enquiries',
  'requests',
  'applications',
  'proposals',
  'works',
] as const satisfies readonly Waiting[];
export type WaitingElsewhere = (typeof ELSEWHERE)[number];

/** Whether something waits in a queue of the order desk. */
export function isOrderQueue(what: Waiting): what is Exclude<Waiting, WaitingElsewhere> {
  return !ELSEWHERE.some((name) => name === what);
}

/** What the shop needs to be well; the bucket only where it has one. */
export const HEALTH_PARTS = ['mail', 'payments', 'storage', 'bucket', 'jobs'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

/** So many days of sales are shown. */
export const CHART_DAYS = 30;

/** The last days up to today, oldest first, `YYYY-MM-DD`. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(today);
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}
