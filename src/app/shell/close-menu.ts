/** Closes the popover that a link stands in: whoever follows it is on another page. */
export function closeMenu({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

// @chunk later
