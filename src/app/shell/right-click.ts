const FIELDS = 'input, textarea, select, [contenteditable]';

/** A menu opens while the pointer is down (a long press takes about half a second), or right after. */
const POINTER_MS = 3_000;

/** A `contextmenu` event: in some browsers a PointerEvent, in others a MouseEvent without `pointerType`. */
interface MenuEvent {
  button: number;
  pointerType?: string;
  timeStamp: number;
}

/**
 * Whether a pointer opened the menu: the right button, ctrl-click on a Mac (button 0) or a long press (button 0).
 * `pressedAt` is when a pointer was last used, undefined if a key was pressed since. The keyboard's menu has no
 * pointer.
 */
export function isByPointer({ button, pointerType, timeStamp }: MenuEvent, pressedAt: number | undefined): boolean {
  if (button === 2 || pointerType) return true;
  return pressedAt !== undefined && timeStamp - pressedAt < POINTER_MS;
}

/**
 * Spec §1: right-click is disabled on pages, and so are its equivalents on a Mac or a touch screen. Form fields
 * keep their menu, text selected by touch can be copied, and the keyboard's menu key still works.
 */
export function disableRightClick(): () => void {
  let pressedAt: number | undefined;
  const notePointer = ({ timeStamp }: Event) => {
    pressedAt = timeStamp;
  };
  const noteKey = () => {
    pressedAt = undefined;
  };
  const refuse = (event: MouseEvent & { pointerType?: string }) => {
    const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    const isTouched = event.pointerType === 'touch' || event.pointerType === 'pen';
    const isCopying = isTouched && document.getSelection()?.isCollapsed === false;
    if (isByPointer(event, pressedAt) && !inField && !isCopying) event.preventDefault();
  };
  const listened = [
    ['pointerdown', notePointer],
    ['pointerup', notePointer],
    ['pointercancel', notePointer],
    ['keydown', noteKey],
    ['contextmenu', refuse],
  ] as [string, EventListener][];
  for (const [type, listener] of listened) document.addEventListener(type, listener, true);
  return () => {
    for (const [type, listener] of listened) document.removeEventListener(type, listener, true);
  };
}
