/** How a choice in a sheet opens its address: the sheet stays open, and "back" closes it. */
export function inSheet(sheet: string | undefined) {
  return sheet ? ({ hash: sheet, replace: true, resetScroll: false, hashScrollIntoView: false } as const) : undefined;
}

// @chunk lists
