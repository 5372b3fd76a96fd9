/** The stage of a work (product §3). */
export const WORK_STAGES = ['draft', 'submitted', 'needs_changes', 'online', 'paused', 'removed'] as const;
export type WorkStage = (typeof WORK_STAGES)[number];

export const SELLER_STEPS = ['submit', 'withdraw', 'pause', 'resume', 'revise', 'remove', 'restore'] as const;
export type SellerStep = (typeof SELLER_STEPS)[number];
export const REVIEW_STEPS = ['publish', 'needs_changes'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];
export type WorkStep = SellerStep | ReviewStep;

interface Transition {
  from: readonly WorkStage[];
  /** `before` is `paused` for a work that was online once, otherwise `draft`. */
  to: WorkStage | 'before';
  by: 'seller' | 'reviewer';
  /** Whether the step needs a message to the other side. */
  words: 'needed' | 'none';
}

/** All allowed transitions. A reviewed version can be paused and resumed; a new picture needs a new review. */
export const TRANSITIONS = {
  submit: { from: ['draft', 'needs_changes'], to: 'submitted', by: 'seller', words: 'none' },
  withdraw: { from: ['submitted'], to: 'draft', by: 'seller', words: 'none' },
  publish: { from: ['submitted'], to: 'online', by: 'reviewer', words: 'none' },
  needs_changes: { from: ['submitted'], to: 'needs_changes', by: 'reviewer', words: 'needed' },
  pause: { from: ['online'], to: 'paused', by: 'seller', words: 'none' },
  resume: { from: ['paused'], to: 'online', by: 'seller', words: 'none' },
  revise: { from: ['online', 'paused'], to: 'draft', by: 'seller', words: 'none' },
  remove: {
    from: ['draft', 'submitted', 'needs_changes', 'online', 'paused'],
    to: 'removed',
    by: 'seller',
    words: 'none',
  },
  restore: { from: ['removed'], to: 'before', by: 'seller', words: 'none' },
} as const satisfies Record<WorkStep, Transition>;

export const REVIEW_STAGE = 'submitted' satisfies (typeof TRANSITIONS)['publish']['from'][number];

/** What determines the allowed steps. */
export interface Standing {
  stage: WorkStage;
  paused_by: 'seller' | 'shop' | null;
  /** Whether the reviewed version is the current one. */
  is_reviewed: boolean;
}

/** Only the shop can bring back what it paused or removed. */
export function mayStep(step: WorkStep, { stage, paused_by }: Standing): boolean {
  const { from }: Transition = TRANSITIONS[step];
  return from.includes(stage) && paused_by !== 'shop';
}

export function stageAfter(step: WorkStep, { is_reviewed }: Standing): WorkStage {
  const { to }: Transition = TRANSITIONS[step];
  if (to !== 'before') return to;
  return is_reviewed ? 'paused' : 'draft';
}

export function stepsOf<Step extends WorkStep>(steps: readonly Step[], work: Standing): Step[] {
  return steps.filter((step) => mayStep(step, work));
}

/**
 * What a seller may change at each stage. Texts of a work on sale change immediately; its picture and its way of sale do
 * not.
 */
export const EDITABLE: Record<WorkStage, { texts: boolean; picture: boolean }> = {
  draft: { texts: true, picture: true },
  submitted: { texts: false, picture: false },
  needs_changes: { texts: true, picture: true },
  online: { texts: true, picture: false },
  paused: { texts: true, picture: false },
  removed: { texts: false, picture: false },
};

// @chunk studio
