import { classNames } from './class-names.ts';

/** The box around a control and its additions. The focus ring is around the whole box, so the control inside has none. */
export const CONTROL_BOX = classNames(
  'flex min-h-11 w-full items-stretch rounded-soft border border-hairline-strong bg-wall text-ink',
  'transition-[background-color,border-color] duration-quick hover:border-ink',
  'has-[[data-control]:focus-visible]:outline-2 has-[[data-control]:focus-visible]:outline-offset-3',
  'has-[[data-control]:focus-visible]:outline-(--focus)',
  'has-[[aria-invalid=true]]:border-bad',
  'has-[[data-control]:disabled]:border-hairline has-[[data-control]:disabled]:bg-wall-deep has-[[data-control]:disabled]:text-ink-soft',
);

/** The control inside the box. 17 px of text: below 16 px a phone zooms into the field. */
export const CONTROL = classNames(
  'min-w-0 flex-1 bg-transparent px-3 py-2 text-body outline-none placeholder:text-ink-soft',
  'disabled:cursor-not-allowed disabled:text-ink-soft disabled:opacity-100',
);

/** Popup lists: separated from the page by a hairline, not a shadow. */
export const POPUP = classNames(
  'z-50 rounded-soft border border-hairline-strong bg-wall text-ink outline-none',
  'transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0',
);

/** One entry of such a list; the mark at its left shows the chosen one. */
export const POPUP_ITEM = classNames(
  'grid min-h-11 cursor-pointer grid-cols-[1.25rem_1fr] items-center gap-2 px-3 py-2 text-body outline-none select-none',
  'data-disabled:cursor-not-allowed data-disabled:text-ink-soft data-highlighted:bg-wall-deep',
);

// @chunk forms
