/** The status as stored in the database. */
type ArticleStatus = 'draft' | 'published' | 'withdrawn' | 'removed';

/** The state as editors see it: a published article with a future date is scheduled. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number] | 'removed';

export const ARTICLE_STEPS = ['publish', 'withdraw', 'delete', 'restore'] as const;
export type ArticleStep = (typeof ARTICLE_STEPS)[number];

const FROM: Record<ArticleStep, readonly ArticleState[]> = {
  publish: ['draft', 'scheduled', 'withdrawn'],
  withdraw: ['scheduled', 'published'],
  // An article that readers have seen is withdrawn, so that its address answers "gone"; only an unseen one can be
  // deleted.
  delete: ['draft'],
  restore: ['removed'],
};

interface Standing {
  status: ArticleStatus;
  published_at: Date | null;
}

export function stateOf({ status, published_at }: Standing, now: Date): ArticleState {
  if (status !== 'published') return status;
  return published_at && published_at.getTime() > now.getTime() ? 'scheduled' : 'published';
}

export function stepsFrom(state: ArticleState): ArticleStep[] {
  return ARTICLE_STEPS.filter((step) => FROM[step].includes(state));
}

/**
 * `wanted` is the publication time. Without one, a new article is published now and a withdrawn one gets its former
 * date.
 */
export function standingAfter(
  step: ArticleStep,
  { status, published_at }: Standing,
  now: Date,
  wanted?: Date,
): Standing {
  switch (step) {
    case 'publish':
      return { status: 'published', published_at: wanted ?? (status === 'withdrawn' ? (published_at ?? now) : now) };
    case 'withdraw':
      return stateOf({ status, published_at }, now) === 'scheduled'
        ? { status: 'draft', published_at: null }
        : { status: 'withdrawn', published_at };
    case 'delete':
      return { status: 'removed', published_at: null };
    case 'restore':
      return { status: 'draft', published_at: null };
  }
}

/** A slug from a title's words; empty if it has none. */
export function slugFrom(title: string): string {
  return (
    title
      .toLowerCase()
      .normalize('NFC')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .join('-')
    .slice(0, 80)
    .replace(/-+$/, '');
}
