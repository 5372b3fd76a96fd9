/** An input on a page that was not ready: a press has no `value`, a field has its last one. */
export interface EarlyAct {
  element: HTMLElement;
  value?: string;
  checked?: boolean;
}

/** What the script in the page's head has recorded. It records nothing while `own` is set, and `end` removes its listeners. */
export interface Early {
  acts: EarlyAct[];
  own: boolean;
  end: () => void;
}

/** How long a loaded page may take to become ready, once or twice, before a form is submitted without scripts. */
const PATIENCE_MS = 10_000;

/**
 * Runs in the page's head, before the first paint and long before the page's scripts load. It records every button
 * press and every field's last value, and shows a press immediately. A form that works without scripts, such as the
 * search, is left to the browser. If the scripts never load, a press on a button of a plain form (the purchase)
 * submits that form.
 * Sent as text: it can use nothing from outside.
 */
function recordEarly(patience: number): void {
  const acts: EarlyAct[] = [];
  const ending = new AbortController();
  const capture = { capture: true, signal: ending.signal };
  let isLoaded = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const early = {
    acts,
    own: false,
    end() {
      clearTimeout(timer);
      ending.abort();
      for (const { element } of acts.splice(0)) element.removeAttribute('aria-busy');
    },
  };
  const keep = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    const { type, name, form, value, checked } = field;
    if (early.own || type === 'file') return;
    const old = acts.findIndex(({ element, value: kept }) => {
      const other = element as HTMLInputElement;
      return (
        kept !== undefined && (other === field || (type === 'radio' && other.name === name && other.form === form))
      );
    });
    if (old >= 0) acts.splice(old, 1);
    acts.push({ element: field, value, checked });
  };
  const giveUp = () => {
    const forms = acts.map(({ element, value }) => (value === undefined ? (element as HTMLButtonElement).form : null));
    early.end();
    const form = forms.find((one) => one?.hasAttribute('action'));
    if (!form) return;
    const field = document.createElement('input');
    field.name = 'cart';
    field.hidden = true;
    try {
      field.value = JSON.parse(localStorage.cart).token;
    } catch {}
    form.append(field);
    form.submit();
  };
  // While the browser is still loading, the scripts may only be slow.
  const look = () => {
    if (isLoaded) return giveUp();
    isLoaded = document.readyState === 'complete';
    timer = setTimeout(look, patience);
  };
  const press = (event: Event) => {
    const button = (event.target as Element).closest('button');
    const form = button?.form;
    if (!button || early.own || (form?.method === 'get' && form.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (acts.some(({ element }) => element === button)) return;
    button.setAttribute('aria-busy', 'true');
    acts.push({ element: button });
    timer ??= setTimeout(look, patience);
  };
  const fail = ({ target }: Event) => (target as Element).localName === 'script' && giveUp();
  addEventListener('click', press, capture);
  addEventListener('input', keep, capture);
  addEventListener('change', keep, capture);
  addEventListener('error', fail, capture);
  window.early = early;
}

/** The script as written into the page. Its texts contain no operators with spaces beside them. */
export const EARLY_SCRIPT = `(${String(recordEarly)
  .replace(/\/\/.*$/gm, '')
  .replace(/\s+/g, ' ')
  .replace(/ ?([{}()[\],;:?=<>!&|]) ?/g, '$1')})(${PATIENCE_MS})`;
