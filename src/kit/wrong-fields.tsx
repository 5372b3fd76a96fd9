import { Plural } from '@lingui/react/macro';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** All fields marked as wrong, in page order. */
function wrongIn(form: Element | null | undefined): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])];
}

/** How many fields of the form are wrong, with a link to the first; otherwise its children. */
export function WrongFields({ children }: { children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  // After each rendering of the form: reads the marks that the reader sees.
  useLayoutEffect(() => {
    const found = wrongIn(place.current?.closest('form')).length;
    if (found !== count) setCount(found);
  });
  return (
    <div ref={place} role="status" className="text-ink-soft text-small">
      {count === 0 ? (
        children
      ) : (
        <button
          type="button"
          className="text-link min-h-11 text-bad"
          onClick={({ currentTarget }) => leadTo(wrongIn(currentTarget.closest('form'))[0])}
        >
          <Plural
            value={count}
            one="Not saved: # field needs your attention. Go to it"
            other="Not saved: # fields need your attention. Go to the first"
          />
        </button>
      )}
    </div>
  );
}

function leadTo(marked: HTMLElement | undefined) {
  if (!marked) return;
  for (let part = marked.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  // A group is marked as a whole; its first control gets the focus.
  const control = marked.matches('input, select, textarea, button, [tabindex]')
    ? marked
    : (marked.querySelector<HTMLElement>('input, select, textarea, button, [tabindex]') ?? marked);
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}
