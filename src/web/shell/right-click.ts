const FIELDS = 'input, textarea, select, [contenteditable]';

/** Spec §1: right-click is disabled on pages. Form fields keep their menu, and the keyboard's menu key still works. */
export function disableRightClick(): () => void {
  const refuse = (event: MouseEvent) => {
    // A menu that a keyboard asked for comes with button 0 (or -1), one from the mouse with button 2.
    const byMouse = event.button === 2;
    const inField = event.target instanceof Element && event.target.closest(FIELDS) !== null;
    if (byMouse && !inField) event.preventDefault();
  };
  document.addEventListener('contextmenu', refuse);
  return () => document.removeEventListener('contextmenu', refuse);
}
