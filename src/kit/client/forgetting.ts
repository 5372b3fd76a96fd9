const forgetters = new Set<() => void>();

/** Calls back when a member's answers must no longer be shown: someone signed in or out. */
export function onForgotten(forget: () => void): () => void {
  forgetters.add(forget);
  return () => forgetters.delete(forget);
}

/** A member's answers must not be shown to anyone else. */
export function forgetAnswers(): void {
  for (const forget of forgetters) forget();
}
