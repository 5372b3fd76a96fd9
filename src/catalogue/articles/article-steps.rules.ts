/** What the database keeps of where an article stands. */
type ArticleStatus = 'draft' | 'published' | 'withdrawn' | 'removed';

/** Where an article stands as editors speak of it: a published one whose moment is still to come is scheduled. */
export const ARTICLE_STATES = ['draft', 'scheduled', 'published', 'withdrawn'] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number] | 'removed';

/** What can be done with a whole article, and from where. */
export const ARTICLE_STEPS = ['publish', 'withdraw', 'delete', 'restore'] as const;
export type ArticleStep = (typeof ARTICLE_STEPS)[number];

const FROM: Record<ArticleStep, readonly ArticleState[]> = {
  publish: ['draft', 'scheduled', 'withdrawn'],
  withdraw: ['scheduled', 'published'],
  // What readers have seen is withdrawn, so that its address says "gone"; only what nobody saw can be thrown away.
  delete: ['draft'],
  restore: ['removed'],
};

interface Standing {
  status: ArticleStatus;
  published_at: Date | null;
}

/** Where an article stands at a moment. */
export function stateOf({ status, published_at }: Standing, now: Date): ArticleState {
  if (status !== 'published') return status;
  return published_at && published_at.getTime() > now.getTime() ? 'scheduled' : 'published';
}

/** The steps that can be taken from a state. */
export function stepsFrom(state: ArticleState): ArticleStep[] {
  return ARTICLE_STEPS.filter((step) => FROM[step].includes(state));
}

/**
 * Where a step leads. `wanted` is the moment an article shall come out; without one a new article comes out now, and one that
 * was withdrawn stands again where it stood.
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

/** A name for an address out of a title: its words, joined; nothing if it has none. */
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
