import type { Page } from '@playwright/test';

/** A page has fewer controls than this; more presses mean that Tab goes round in circles. */
const MOST_PRESSES = 600;

interface Focused {
  /** The control’s mark; none at the end of the page. */
  id: string | null;
  name: string;
  fault: string | null;
}

/**
 * Presses Tab through a whole page. Returns every control that is not reached, shows no mark, or is covered by a bar at the top
 * or bottom while it has the focus.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    window.scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
  });
  const expected = await page.evaluate(controls);
  const reached = new Set<string>();
  const faults = new Set<string>();
  let last = '';
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await page.keyboard.press('Tab');
    const { id, name, fault } = await page.evaluate(focused);
    // After the last control comes the page itself, and then the first control.
    // A date has several parts, which are one control.
    if (id === null || id === last) continue;
    if (reached.has(id)) break;
    last = id;
    reached.add(id);
    if (fault) faults.add(`${name}: ${fault}`);
  }
  for (const { id, name } of expected) if (!reached.has(id)) faults.add(`${name}: not reached`);
  return [...faults];
}

/** Runs in the page: marks and returns all controls that Tab should reach. */
function controls(): { id: string; name: string }[] {
  const all = [...document.querySelectorAll<HTMLElement>('*')];
  const isFirstOfGroup = (radio: HTMLInputElement) => {
    const group = all.filter(
      (other): other is HTMLInputElement =>
        other instanceof HTMLInputElement && other.type === 'radio' && other.name === radio.name,
    );
    return (group.find(({ checked }) => checked) ?? group[0]) === radio;
  };
  return all.flatMap((element, at) => {
    const isControl =
      element.matches('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]') &&
      !element.matches(':disabled, [tabindex="-1"]') &&
      element.closest('[inert]') === null &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (!(element instanceof HTMLInputElement) || element.type !== 'radio' || isFirstOfGroup(element));
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    if (!isControl) return [];
    element.dataset.walk = String(at);
    return [{ id: String(at), name: `${element.tagName} “${name || element.getAttribute('name')}”` }];
  });
}

/** Runs in the page: the control that has the focus, and what is wrong with it. */
function focused(): Focused {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return { id: null, name: 'the page', fault: null };
  // A control that appeared only now gets a mark of its own.
  element.dataset.walk ??= `new ${Math.random()}`;
  const id = element.dataset.walk;
  const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const name = `${element.tagName} “${text || element.getAttribute('name')}”`;
  // A letter in a frame marks and shows its links itself.
  if (element.tagName === 'IFRAME') return { id, name, fault: null };
  // A native input may be invisible behind a drawn one: its label is what people see.
  const isDrawn = element.offsetWidth <= 2 || getComputedStyle(element).opacity === '0';
  const shown = isDrawn ? (element.closest('label') ?? element.parentElement ?? element) : element;
  const near = [element, shown, element.parentElement, element.nextElementSibling, element.previousElementSibling];
  const isMarked = near.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  });
  if (!isMarked) return { id, name, fault: 'shows no mark' };
  const { left, top, width, height } = shown.getBoundingClientRect();
  // Browsers bring only the first line of a tall field into view.
  const [x, y] = [left + width / 2, top + Math.min(height / 2, 20)];
  if (y < 0 || y > innerHeight || x < 0 || x > innerWidth) return { id, name, fault: 'is outside the window' };
  const hit = document.elementFromPoint(x, y);
  const isSeen = hit !== null && (shown.contains(hit) || hit.contains(shown));
  return { id, name, fault: isSeen ? null : `is covered by ${hit?.tagName} ${hit?.className}` };
}

/** Opens every dialog of the page by the keyboard and leaves it with Escape: the focus must be inside, and come back. */
export async function dialogFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const openers = page.locator('button[aria-haspopup=dialog]:visible');
  for (let at = 0; at < (await openers.count()); at++) {
    const opener = openers.nth(at);
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.first().waitFor();
    const isInside = await page
      .waitForFunction(() => document.activeElement?.closest('[role=dialog]'))
      .then(
        () => true,
        () => false,
      );
    if (!isInside) faults.push(`${name}: the focus stays outside`);
    await page.keyboard.press('Escape');
    await dialog.first().waitFor({ state: 'hidden' });
    if (!(await opener.evaluate((button) => button === document.activeElement)))
      faults.push(`${name}: the focus does not come back`);
  }
  return faults;
}
