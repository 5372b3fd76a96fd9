import { businessDayAfter, type ExtraDays, NO_EXTRA_DAYS } from '#ground/places/taiwan-holidays.ts';
import type { Standing } from '#shared/rights.ts';
import { SHOP_UTC_OFFSET_HOURS, shopDay } from '#shared/shop-time.ts';

/** Product §7. */
export const APPLICATION_STATES = [
  'submitted',
  'in_review',
  'needs_info',
  'approved',
  'rejected',
  'suspended',
] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

export const REVIEW_STEPS = ['start', 'ask', 'approve', 'reject', 'suspend', 'reinstate'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];
/** Every event of an application. */
export const APPLICATION_STEPS = ['submit', 'answer', ...REVIEW_STEPS] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const APPLICATION_KINDS = ['artist', 'gallery'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

/** What a review needs beyond the profile of every member. */
export const APPLICATION_PARTS = ['portfolio', 'statement', 'gallery_name', 'contact'] as const;
export type ApplicationPart = (typeof APPLICATION_PARTS)[number];

/** What reviewers check before they decide; each reviewer ticks the points they have checked. */
export const CHECK_POINTS = [
  'identity',
  'portfolio',
  'own_work',
  'print_quality',
  'statement',
  'company',
  'mandate',
] as const;
export type CheckPoint = (typeof CHECK_POINTS)[number];

/** A gallery shows no works of its own; reviewers check its premises and the artists' consent to sell. */
export const CHECKLIST: Record<ApplicationKind, readonly CheckPoint[]> = {
  artist: ['identity', 'portfolio', 'own_work', 'print_quality', 'statement'],
  gallery: ['identity', 'company', 'mandate', 'portfolio', 'print_quality', 'statement'],
};

/** Why an application cannot be approved yet: missing parts and unchecked points. */
export interface Incomplete {
  missing: ApplicationPart[];
  unchecked: CheckPoint[];
}

interface Application {
  portfolio: string;
  statement: string;
  company: { name?: string | undefined; contact?: string | undefined };
}

/** The parts an application lacks; empty if it is complete. */
export function missingParts(kind: ApplicationKind, { portfolio, statement, company }: Application): ApplicationPart[] {
  const isGiven: Record<ApplicationPart, boolean> = {
    portfolio: portfolio !== '',
    statement: statement !== '',
    gallery_name: kind !== 'gallery' || Boolean(company.name),
    contact: kind !== 'gallery' || Boolean(company.contact),
  };
  return APPLICATION_PARTS.filter((part) => !isGiven[part]);
}

interface Transition {
  /** Empty for `submit`. */
  from: readonly ApplicationState[];
  to: ApplicationState;
  by: 'member' | 'reviewer';
  /** Whether the step needs a message to the other side. */
  words: 'needed' | 'welcome';
}

/** All allowed transitions. */
export const TRANSITIONS = {
  submit: { from: [], to: 'submitted', by: 'member', words: 'welcome' },
  start: { from: ['submitted'], to: 'in_review', by: 'reviewer', words: 'welcome' },
  ask: { from: ['submitted', 'in_review'], to: 'needs_info', by: 'reviewer', words: 'needed' },
  answer: { from: ['needs_info'], to: 'submitted', by: 'member', words: 'needed' },
  approve: { from: ['submitted', 'in_review'], to: 'approved', by: 'reviewer', words: 'welcome' },
  reject: { from: ['submitted', 'in_review'], to: 'rejected', by: 'reviewer', words: 'needed' },
  suspend: { from: ['approved'], to: 'suspended', by: 'reviewer', words: 'needed' },
  reinstate: { from: ['suspended'], to: 'approved', by: 'reviewer', words: 'welcome' },
} as const satisfies Record<ApplicationStep, Transition>;

/** Product §7: how many different reviewers have to approve; never more than the shop has. */
export function approvalsNeeded(kind: ApplicationKind, wanted: number, reviewers: number): number {
  return kind === 'artist' ? 1 : Math.min(wanted, Math.max(1, reviewers));
}

/** What each state means for the member's rights. */
export const STANDING_OF: Record<ApplicationState, Standing> = {
  submitted: 'pending',
  in_review: 'pending',
  needs_info: 'pending',
  approved: 'approved',
  rejected: 'rejected',
  suspended: 'suspended',
};

export function mayStep(step: ApplicationStep, state: ApplicationState): boolean {
  const { from }: Transition = TRANSITIONS[step];
  return from.includes(state);
}

export function reviewStepsFrom(state: ApplicationState): ReviewStep[] {
  return REVIEW_STEPS.filter((step) => mayStep(step, state));
}

/** The states in which the shop has to decide. */
export const WAITING_STATES: readonly ApplicationState[] = APPLICATION_STATES.filter((state) =>
  mayStep('approve', state),
);

/** Product §7: an answer is due within five business days. */
const BUSINESS_DAYS = 5;
const HOUR_MS = 60 * 60 * 1000;
/** Spec §9: the shop closes at 18:00 local time. */
const CLOSING_UTC_MS = (18 - SHOP_UTC_OFFSET_HOURS) * HOUR_MS;

/** An answer is due at closing time of the fifth business day after `from`. */
export function answerDue(from: Date, extra: ExtraDays = NO_EXTRA_DAYS): Date {
  return new Date(Date.parse(businessDayAfter(shopDay(from), BUSINESS_DAYS, extra)) + CLOSING_UTC_MS);
}
