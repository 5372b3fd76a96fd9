import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

/** The texts of every field. */
export interface FieldText {
  label: ReactNode;
  /** Above the control, where neither a keyboard nor a list of suggestions covers it. */
  hint?: ReactNode;
  /** What is wrong and what to do; empty or absent if nothing is. */
  error?: string | undefined;
  /** A mark at the label, and the attribute on the control. */
  required?: boolean | undefined;
  /** Says so in words, for the only optional field among required ones. */
  optional?: boolean | undefined;
}

interface FieldIds {
  control: string;
  hint: string;
  error: string;
  count: string;
}

/** The ids that link a control to its texts; the same on the server and in the browser. */
export function useFieldIds(id: string | undefined): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, hint: `${control}-hint`, error: `${control}-error`, count: `${control}-count` };
}

/** The value of `aria-describedby`: only existing texts. */
export function describedBy(ids: FieldIds, texts: { hint?: unknown; error?: unknown; count?: unknown }) {
  const present = [texts.hint && ids.hint, texts.error && ids.error, texts.count && ids.count].filter(Boolean);
  return present.length > 0 ? present.join(' ') : undefined;
}

interface FieldProps extends FieldText {
  ids: FieldIds;
  count?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A label above, the control, and below it the error and the character count. */
export function Field({ ids, label, hint, error, required, optional, count, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={ids.control} className="block text-small font-medium text-ink">
        <FieldLabel label={label} required={required} optional={optional} />
      </label>
      {hint && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      <div className="mt-1.5">{children}</div>
      <div className="flex items-start justify-between gap-4">
        <FieldError id={ids.error} error={error} />
        {count}
      </div>
    </div>
  );
}

/** The star is visual only; the control itself says that it is required. */
export function FieldLabel({ label, required, optional }: Pick<FieldText, 'label' | 'required' | 'optional'>) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden="true" className="ms-0.5 text-ink-soft">
          *
        </span>
      )}
      {optional && (
        <span className="ms-2 text-caption font-normal text-ink-soft">
          <Trans>optional</Trans>
        </span>
      )}
    </>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="prose-text mt-0.5 text-caption text-ink-soft">
      {children}
    </p>
  );
}

/** Always in the page, so that a later message is announced. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p id={id} aria-live="polite" className="text-small text-bad">
      {error && (
        <span className="mt-1.5 flex items-start gap-1.5">
          <Icon name="warning" size={16} className="mt-1" />
          <span>{error}</span>
        </span>
      )}
    </p>
  );
}

// @chunk forms
