/** Where a work stands: online, or offline at a stage (product §3). */
export const WORK_STAGES = ['draft', 'submitted', 'needs_changes', 'online', 'paused', 'removed'] as const;
export type WorkStage = (typeof WORK_STAGES)[number];

export const SELLER_STEPS = ['submit', 'withdraw', 'pause', 'resume', 'revise', 'remove', 'restore'] as const;
export type SellerStep = (typeof SELLER_STEPS)[number];
export const REVIEW_STEPS = ['publish', 'needs_changes'] as const;
export type ReviewStep = (typeof REVIEW_STEPS)[number];
export type WorkStep = SellerStep | ReviewStep;

interface Transition {
  from: readonly WorkStage[];
  /** Where to; `before` is `paused` for a work that was online once, and `draft` for any other. */
  to: WorkStage | 'before';
  by: 'seller' | 'reviewer';
  /** Whether the other side must be told in words. */
  words: 'needed' | 'none';
}

/** Every way a work can go, and no other. What a review saw can be paused and come back; a new picture is reviewed anew. */
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

/** The stage in which works are to be reviewed. */
export const REVIEW_STAGE = 'submitted' satisfies (typeof TRANSITIONS)['publish']['from'][number];

/** What decides which steps a work may take. */
export interface Standing {
  stage: WorkStage;
  paused_by: 'seller' | 'shop' | null;
  /** Whether what a reviewer saw is what it still is. */
  is_reviewed: boolean;
}

/** Whether a step may be taken now. What the shop paused or removed is the shop's to bring back. */
export function mayStep(step: WorkStep, { stage, paused_by }: Standing): boolean {
  const { from }: Transition = TRANSITIONS[step];
  return from.includes(stage) && paused_by !== 'shop';
}

/** The stage after a step. */
export function stageAfter(step: WorkStep, { is_reviewed }: Standing): WorkStage {
  const { to }: Transition = TRANSITIONS[step];
  if (to !== 'before') return to;
  return is_reviewed ? 'paused' : 'draft';
}

/** The steps that a side may take now. */
export function stepsOf<Step extends WorkStep>(steps: readonly Step[], work: Standing): Step[] {
  return steps.filter((step) => mayStep(step, work));
}

/** What a seller may change at each stage. Words of a work on sale are put right at once; its picture and its way of sale are not. */
export const EDITABLE: Record<WorkStage, { texts: boolean; picture: boolean }> = {
  draft: { texts: true, picture: true },
  submitted: { texts: false, picture: false },
  needs_changes: { texts: true, picture: true },
  online: { texts: true, picture: false },
  paused: { texts: true, picture: false },
  removed: { texts: false, picture: false },
};

// @chunk studio
