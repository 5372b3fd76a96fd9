import { Plural, Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldErrors } from '#shared/errors.ts';
import { Icon } from './icon.tsx';

interface FormErrorsProps {
  /** One message per field name; a name without a field (the whole form was refused) is shown without a link. */
  errors: FieldErrors;
  /** The labels of the fields on the page. */
  labels: Readonly<Record<string, ReactNode>>;
  /** The form's `submitCount`: each failed attempt moves the focus here. */
  attempt: number;
}

/** At the top of a `<form>`; each line links to its field, found by name or id. */
export function FormErrors({ errors, labels, attempt }: FormErrorsProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const entries = Object.entries(errors);
  const failed = attempt > 0 && entries.length > 0;

  // Only on a new attempt: correcting one of three fields must not move the focus out of it.
  const focusedAttempt = useRef(0);
  useEffect(() => {
    if (!failed || focusedAttempt.current === attempt) return;
    focusedAttempt.current = attempt;
    box.current?.focus();
  }, [failed, attempt]);

  if (!failed) return null;
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={titleId} className="border-s-2 border-bad bg-wall-deep px-5 py-4">
      <h2 id={titleId} className="flex items-center gap-2 font-text text-body font-medium text-bad">
        <Icon name="warning" />
        <Plural value={entries.length} one="One thing needs your attention" other="# things need your attention" />
      </h2>
      <ul className="mt-2">
        {entries.map(([name, message]) => (
          <li key={name}>
            <ErrorLine name={name} label={labels[name]} message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ErrorLine({ name, label, message }: { name: string; label: ReactNode; message: string }) {
  if (label === undefined) return <p className="py-1 text-small">{message}</p>;
  return (
    <a
      href={`#${name}`}
      onClick={(event) => focusField(event, name)}
      className="text-link inline-block py-1 text-small"
    >
      <Trans>
        {label}: {message}
      </Trans>
    </a>
  );
}

function focusField(event: MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  const found = event.currentTarget.closest('form')?.elements.namedItem(name) ?? document.getElementById(name);
  const field = found instanceof RadioNodeList ? found[0] : found;
  if (!(field instanceof HTMLElement)) return;
  // Focused first without scrolling, because the browser would stop with the label still above the edge.
  field.focus({ preventScroll: true });
  (document.activeElement ?? field).scrollIntoView({ block: 'center' });
}

// @chunk forms
