import type { Early, EarlyAct } from './early-script.ts';
import { SignOfLife } from './sign-of-life.ts';

/**
 * Replays the acts in order. `settled` waits until the page has rendered the last change, because the next may depend on it: a
 * size, then "Add to cart". New input in the meantime is recorded too, and follows.
 */
export async function replayActs(early: Early, settled: () => Promise<void>): Promise<void> {
  while (early.acts.length) {
    await settled();
    const act = early.acts.shift();
    const element = act && (await alive(act.element, settled));
    act?.element.removeAttribute('aria-busy');
    early.own = true;
    if (element) carryOut(element, act);
    early.own = false;
  }
}

/**
 * Waits, half a minute at least, until React has hydrated a control, or its replacement: parts of a page hydrate
 * one after another, and some when their code has loaded.
 */
async function alive(recorded: HTMLElement, settled: () => Promise<void>): Promise<HTMLElement | null> {
  for (let look = 0; look < 600; look++) {
    const element = recorded.isConnected ? recorded : standIn(recorded);
    if (!element) return null;
    const sign = new SignOfLife('keyup', { bubbles: true });
    element.dispatchEvent(sign);
    if (sign.isSeen) return element;
    await settled();
  }
  return null;
}

function carryOut(element: HTMLElement, act: EarlyAct): void {
  if (act.value === undefined) element.click();
  else giveBack(element as HTMLInputElement, act);
}

/** The replacement of a control that React has rendered again. */
function standIn(element: HTMLElement): HTMLElement | null {
  const { early } = element.dataset;
  if (early) return document.querySelector(`[data-early="${CSS.escape(early)}"]`);
  const { name, type, value } = element as HTMLInputElement;
  if (!name) return null;
  const which = type === 'radio' || type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : '';
  return document.querySelector(`${element.localName}[name="${CSS.escape(name)}"]${which}`);
}

/** Sets a field's recorded value and notifies React. */
function giveBack(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, act: EarlyAct): void {
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    // The click turns it back: the browser and React both see a person's choice.
    field.checked = !act.checked;
    field.click();
  } else {
    writeAsTyped(field, act.value ?? '');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/**
 * Sets a text as if typed. React ignores an `input` event if the value equals the last one assigned to the element,
 * so another one is assigned first. Typing bypasses the element's own setter and uses the browser's, and so does
 * this. The caret stays in place in fields that support it.
 */
function writeAsTyped(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string): void {
  if (field instanceof HTMLSelectElement) {
    field.value = value;
    return;
  }
  const { selectionStart, selectionEnd } = field;
  const isInHand = field.value === value && field === document.activeElement;
  const browsers = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  field.value = value === '' ? ' ' : '';
  Reflect.set(browsers, 'value', value, field);
  if (isInHand && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

// @chunk later
