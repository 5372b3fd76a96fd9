/** About a second: an answer has arrived, and the page is about to show it. */
const FRAMES = 60;

/** Focuses something that the next rendering shows, in place of a control that has gone. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  let left = FRAMES;
  const look = () => {
    const found = find();
    if (found) found.focus();
    else if (left-- > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The first control of a work in the list. */
export function controlOf(itemId: number): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-work="${itemId}"] button`);
}
