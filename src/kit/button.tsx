import { useLingui } from '@lingui/react/macro';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { ButtonContent } from './button-content.tsx';
import { type ButtonKind, buttonStyle } from './button-style.ts';
import type { IconName } from './icon-paths.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  icon?: IconName;
  iconAfter?: IconName;
  wide?: boolean;
  /** The button's action is running. Pass `false` while idle, so that the live region exists in time. */
  busy?: boolean | undefined;
  /** Announced while busy, if there is a better text than the default. */
  busyText?: string;
}

/** A busy button stays focusable (a disabled one would drop the focus), but ignores presses and the Enter key of its form. */
export function Button(props: ButtonProps) {
  const { kind = 'secondary', icon, iconAfter, wide, busy, busyText, disabled, className, onClick, ...rest } = props;
  const { children, type = 'button', ...button } = rest;
  const { t } = useLingui();

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <>
      <button
        {...button}
        type={type}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onClick={press}
        className={buttonStyle({ kind, wide, disabled, className })}
      >
        <ButtonContent icon={icon} iconAfter={iconAfter} busy={busy}>
          {children}
        </ButtonContent>
      </button>
      {busy !== undefined && (
        <VisuallyHidden role="status">{busy ? (busyText ?? t`One moment, please…`) : null}</VisuallyHidden>
      )}
    </>
  );
}
