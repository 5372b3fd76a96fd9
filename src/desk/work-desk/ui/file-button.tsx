import type { ReactNode } from 'react';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';

interface FileButtonProps {
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean;
  /** The chosen file is uploading: the button keeps the focus but opens nothing. */
  busy?: boolean;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileButton({ accept, onFile, disabled, busy = false, children }: FileButtonProps) {
  return (
    <label
      className={classNames(
        buttonStyle({ kind: 'secondary', disabled: disabled || busy }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
      )}
    >
      {children}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Otherwise choosing the same file again would fire no event.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
