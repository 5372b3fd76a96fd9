import type { Access } from '#shared/rights.ts';

/** Kinds of tasks, in the order of a working day, and the roles they are for. */
export const WAITING = {
  transfers: 'finance',
  transfers_apart: 'finance',
  payments_held: 'finance',
  to_make: 'workshop',
  making: 'workshop',
  to_ship: 'workshop',
  pickups_late: 'support',
  cancellations: 'support',
  returns: 'support',
  refunds: 'finance',
  payouts: 'finance',
  invoices: 'finance',
  books_cases: 'finance',
  messages: 'support',
  enquiries: 'support',
  requests: 'support',
  applications: 'reviewer',
  proposals: 'reviewer',
  works: 'reviewer',
} as const satisfies Record<string, Access>;
export type Waiting = keyof typeof WAITING;
export const WAITING_NAMES = Object.keys(WAITING) as Waiting[];

/** Tasks that are not queues of the order desk. */
const ELSEWHERE = [
  'payments_held',
  'payouts',
  'invoices',
  'books_cases',
  'messages',
  'enquiries',
  'requests',
  'applications',
  'proposals',
  'works',
] as const satisfies readonly Waiting[];
export type WaitingElsewhere = (typeof ELSEWHERE)[number];

export function isOrderQueue(what: Waiting): what is Exclude<Waiting, WaitingElsewhere> {
  return !ELSEWHERE.some((name) => name === what);
}

/** The parts of the health check; the bucket only if one is configured, the backup only if one was ever reported. */
export const HEALTH_PARTS = ['mail', 'payments', 'storage', 'bucket', 'backup', 'jobs'] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

export const CHART_DAYS = 30;

/** The last days up to today, oldest first, as `YYYY-MM-DD`. */
export function lastDays(today: string, count: number): string[] {
  const end = Date.parse(today);
  return Array.from({ length: count }, (_, at) =>
    new Date(end - (count - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  );
}
