import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { MASTER_FILES } from '../studio.rules.ts';

interface DropZoneProps {
  /** What to drop here. */
  title: ReactNode;
  onFile: (file: File) => void;
  disabled?: boolean;
  children?: ReactNode;
}

/** Accepts one file: dropped, or chosen by mouse or keyboard. */
export function DropZone({ title, onFile, disabled = false, children }: DropZoneProps) {
  const noteId = useId();
  const titleId = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  }
  return (
    <fieldset
      aria-labelledby={titleId}
      // Dropping is optional; the button inside does the same.
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className={classNames(
        'flex flex-col items-center border border-dashed px-5 py-10 text-center transition-colors duration-quick',
        isOver ? 'border-accent bg-wall-deep' : 'border-hairline-strong',
      )}
    >
      <p id={titleId} className="font-display text-lead">
        {title}
      </p>
      {children}
      <FileButton onFile={onFile} disabled={disabled} describedBy={noteId} className="mt-5">
        <Trans>Choose a file</Trans>
      </FileButton>
      <p id={noteId} className="prose-text mt-4 text-caption text-ink-soft">
        <Trans>
          TIFF, PNG, JPEG or WebP, up to 200 MB and 150 megapixels. For our largest print about 7,100 × 4,700 pixels are
          needed.
        </Trans>
      </p>
    </fieldset>
  );
}

interface FileButtonProps {
  onFile: (file: File) => void;
  disabled?: boolean;
  describedBy?: string;
  kind?: 'primary' | 'secondary' | 'quiet';
  className?: string;
  children: ReactNode;
}

export function FileButton({ onFile, disabled, describedBy, kind = 'primary', className, children }: FileButtonProps) {
  return (
    <label
      className={classNames(
        buttonStyle({ kind, disabled, className }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
      )}
    >
      {children}
      <input
        type="file"
        accept={MASTER_FILES}
        disabled={disabled}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that choosing the same file again triggers a change.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

// @chunk studio
