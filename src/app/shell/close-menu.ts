/** Closes the popover around a link: following it opens another page. */
export function closeMenu({ currentTarget }: { currentTarget: Element }): void {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}

// @chunk later
