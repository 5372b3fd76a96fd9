import type { SyntheticEvent } from 'react';

/** Checks whether React has hydrated a part. An event of this name hydrates the part it targets, if its code has loaded. */
export class SignOfLife extends Event {
  isSeen = false;
}

/**
 * On the body: React delivers this event only from a fully hydrated part of the page. Nothing else shows that;
 * React's marks on a node are set before the part is hydrated, and stay while the part waits for its code.
 */
export function answerSignOfLife(event: SyntheticEvent): void {
  if (!(event.nativeEvent instanceof SignOfLife)) return;
  event.nativeEvent.isSeen = true;
  event.stopPropagation();
}
