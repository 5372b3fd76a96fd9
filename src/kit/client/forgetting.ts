const forgetters = new Set<() => void>();

/** Calls back when what was answered to one member must not be shown any more: somebody left, or came. */
export function onForgotten(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** What a member saw is nobody else's. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}
