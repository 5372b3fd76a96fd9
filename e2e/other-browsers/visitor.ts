import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, BrowserGone, type InputSource } from './browser.ts';
import { onPage, type Place, type Wanted } from './in-page.ts';

/** A busy machine takes long. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 100;
const KEYS: Record<string, string> = { ArrowUp: '\uE013', Control: '\uE009', Enter: '\uE007' };

const CONTROLS = 'input:not([type=hidden]), select, textarea';
const starting = (text: string) => new RegExp(`^${text.replace(/[()$.?]/g, '\\$&')}`);

export const button = (name: string | RegExp, inside?: Wanted): Wanted => one('button', name, inside);
export const link = (name: string | RegExp, inside?: Wanted): Wanted => one('a[href]', name, inside);
export const radio = (name: string | RegExp, inside?: Wanted): Wanted => one('input[type=radio]', name, inside);
export const heading = (name: string | RegExp): Wanted => one('h1, h2, h3', name);
export const option = (name: string | RegExp): Wanted => one('[role=option]', name);
export const region = (name: string | RegExp): Wanted => one('section, [role=region]', name);
/** Words in a part of the page. */
export const words = (text: string | RegExp, part = 'body'): Wanted => ({ css: `${part}, ${part} *`, words: text });
/** A field whose label begins with these words. */
export const field = (label: string, inside?: Wanted): Wanted => one(CONTROLS, starting(label), inside);

function one(css: string, name: string | RegExp, inside?: Wanted): Wanted {
  return { css, name, ...(inside && { inside }) };
}

/** A person in front of a browser: finds things by their names, waits for them, and presses real keys and buttons. */
export class Visitor {
  readonly #browser: Browser;
  readonly #shop: string;

  constructor(browser: Browser, shop: string) {
    this.#browser = browser;
    this.#shop = shop;
  }

  /** Opens a page of the shop and waits until it is ready. */
  async open(path: string): Promise<void> {
    await this.#browser.go(this.#shop + path);
    await this.see({ css: 'html[data-ready]' });
  }

  /** Waits until something is visible. */
  async see(wanted: Wanted): Promise<void> {
    await this.#until(wanted, async () => ((await this.#ask<number>(wanted, 'found.length')) > 0 ? '' : 'is not seen'));
  }

  async seeNo(wanted: Wanted): Promise<void> {
    await this.#until(wanted, async () => ((await this.#ask<number>(wanted, 'found.length')) === 0 ? '' : 'is there'));
  }

  /** The words of the first match. */
  async text(wanted: Wanted): Promise<string> {
    await this.see(wanted);
    return this.#ask<string>(wanted, "wordsIn(found[0]).replace(/\\s+/g, ' ').trim()");
  }

  /** Waits until the address, without the shop's origin, matches. */
  async at(path: RegExp): Promise<string> {
    let url = '';
    await this.#until({ css: 'an address', name: path }, async () => {
      url = await this.#browser.read('String(location.href)');
      return path.test(url.replace(this.#shop, '')) ? '' : `is not ${url}`;
    });
    return url;
  }

  async tap(wanted: Wanted): Promise<void> {
    const at = await this.#place(wanted);
    await this.#point([move(at), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
  }

  /** Drags by so many pixels of the window. */
  async drag(wanted: Wanted, by: { x: number; y: number }): Promise<void> {
    const at = await this.#place(wanted);
    const steps = [1, 2, 3, 4, 5, 6].map((step) => move({ x: at.x + (by.x * step) / 6, y: at.y + (by.y * step) / 6 }));
    await this.#point([move(at), { type: 'pointerDown', button: 0 }, ...steps, { type: 'pointerUp', button: 0 }]);
  }

  /** Replaces the text of a field by typing. */
  async fill(wanted: Wanted, text: string): Promise<void> {
    await this.tap(wanted);
    await this.#ask(wanted, 'found[0].select()');
    await this.#press(...text);
  }

  /** Types a day into a date field, as Americans write it. */
  async fillDay(wanted: Wanted, day: string): Promise<void> {
    await this.see(wanted);
    // Not by the pointer, which would begin in the middle part.
    await this.#ask(wanted, 'found[0].focus()');
    const [year, month, date] = day.split('-');
    // One by one: the parts pass the focus on to each other.
    for (const key of `${month}/${date}/${year}`) await this.#press(key);
  }

  async choose(wanted: Wanted, label: string): Promise<void> {
    await this.#until(wanted, () => this.#ask<string>(wanted, `choose(found, ${JSON.stringify(label)})`));
  }

  /** Presses a key on an element that has the focus then. */
  async key(wanted: Wanted, key: string): Promise<void> {
    await this.see(wanted);
    await this.#ask(wanted, 'found[0].focus()');
    await this.#press(key);
  }

  async valueOf(wanted: Wanted): Promise<string> {
    await this.see(wanted);
    return this.#ask<string>(wanted, 'found[0].value');
  }

  /** The middle of an element that can be pressed and has stopped moving. */
  async #place(wanted: Wanted): Promise<{ x: number; y: number }> {
    let last = { x: -1, y: -1 };
    await this.#until(wanted, async () => {
      const place = await this.#ask<Place>(wanted, 'placeOf(found)');
      if ('fault' in place) return place.fault;
      const { x, y } = last;
      last = place;
      return place.x === x && place.y === y ? '' : 'is moving';
    });
    return last;
  }

  #point(actions: InputSource['actions']): Promise<void> {
    return this.#browser.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
  }

  #press(...keys: string[]): Promise<void> {
    const actions = keys.flatMap((key) => {
      const value = KEYS[key] ?? key;
      return [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
    });
    return this.#browser.act([{ type: 'key', id: 'keyboard', actions }]);
  }

  async #ask<Result>(wanted: Wanted, call: string): Promise<Result> {
    const answer = await this.#browser.read(onPage(wanted, call));
    return (answer === '' ? undefined : JSON.parse(answer)) as Result;
  }

  /** Asks until there is no fault; a page that is just being replaced cannot answer. */
  async #until(wanted: Wanted, faultNow: () => Promise<string>): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      const fault = await faultNow().catch((error: Error) => {
        if (error instanceof BrowserGone) throw error;
        return error.message;
      });
      if (fault === '') return;
      if (Date.now() > end) throw new Error(`${wanted.css} ${wanted.name ?? wanted.words ?? ''} ${fault}`);
      await wait(PAUSE_MS);
    }
  }
}

function move({ x, y }: { x: number; y: number }) {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 20 };
}
