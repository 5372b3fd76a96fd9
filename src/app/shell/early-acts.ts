import { createIsomorphicFn } from '@tanstack/react-start';
import type { SyntheticEvent } from 'react';
import { EARLY_SCRIPT, type EarlyAct } from './early-script.ts';

declare global {
  interface Window {
    /** What the script in the page's head has kept. It keeps nothing while `own` is set, and `end` lets go of the page. */
    early?: { acts: EarlyAct[]; own: boolean; end: () => void };
  }
}

/** The script of the page's head: the server writes it, and the browser, which has run it by then, leaves it alone. */
export const earlyScript = createIsomorphicFn()
  .server(() => EARLY_SCRIPT)
  .client(() => '');

/**
 * Carries out, in its order, what was pressed, typed and chosen before the page was ready. `settled` waits until the page has
 * drawn what the last one changed, because the next may mean that: a size, then "Add to cart". Whatever is done meanwhile
 * is kept too, and comes after.
 */
export async function carryOutEarly(settled: () => Promise<void>): Promise<void> {
  const { early } = window;
  while (early?.acts.length) {
    await settled();
    const act = early.acts.shift();
    const element = act && (await alive(act.element, settled));
    act?.element.removeAttribute('aria-busy');
    early.own = true;
    if (element) carryOut(element, act);
    early.own = false;
  }
  early?.end();
}

/** Asks React for a sign of life. An event of this name brings the part of the page that it meets to life, if its code is there. */
class SignOfLife extends Event {
  isSeen = false;
}

/**
 * Stands on the body: React answers a sign of life only from a part of the page that is all alive. Nothing else shows it; what
 * React writes on a node is there before the part is, and stays when the part has to wait for its code.
 */
export function answerSignOfLife(event: SyntheticEvent): void {
  if (!(event.nativeEvent instanceof SignOfLife)) return;
  event.nativeEvent.isSeen = true;
  event.stopPropagation();
}

/**
 * Waits, half a minute at least, until React has taken over a control, or the one that took its place: parts of a page come
 * alive one after another, and some when their code has come.
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

/** The control that took the place of one that React has drawn anew. */
function standIn(element: HTMLElement): HTMLElement | null {
  const { early } = element.dataset;
  if (early) return document.querySelector(`[data-early="${CSS.escape(early)}"]`);
  const { name, type, value } = element as HTMLInputElement;
  if (!name) return null;
  const which = type === 'radio' || type === 'checkbox' ? `[value="${CSS.escape(value)}"]` : '';
  return document.querySelector(`${element.localName}[name="${CSS.escape(name)}"]${which}`);
}

/** Gives a field what it was given, and lets React know. */
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
 * Writes a text as if it had been typed. React ignores an `input` event if the value is the one that was last assigned to the
 * element, so another one is assigned first. Typing does not go through the element's own setter but the browser's, and so
 * does the text here. The caret stays where it was in fields that say where it is.
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
