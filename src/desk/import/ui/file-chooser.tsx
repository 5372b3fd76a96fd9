import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import type { ChosenFile } from '../chosen-files.rules.ts';
import { chosenFiles, droppedFiles } from './dropped-files.ts';

const KINDS = '.zip,.csv,.tsv,.txt,.xlsx,.jpg,.jpeg,.png,.tif,.tiff,.webp';
export const TABLE_KINDS = '.csv,.tsv,.txt,.xlsx';

interface FileChooserProps {
  title: ReactNode;
  onFiles: (files: ChosenFile<File>[]) => void;
  disabled?: boolean;
  /** On a page whose main action is another one. */
  isMinor?: boolean;
}

/** Takes many files: dropped, also in folders, or chosen by mouse or keyboard. */
export function FileChooser({ title, onFiles, disabled = false, isMinor = false }: FileChooserProps) {
  const noteId = useId();
  const titleId = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(!disabled);
  };
  async function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles(await droppedFiles(event.dataTransfer));
  }
  return (
    <fieldset
      aria-labelledby={titleId}
      // Dropping is optional; the buttons inside do the same.
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => void drop(event)}
      className={classNames(
        'flex flex-col items-center border border-dashed px-5 text-center transition-colors duration-quick',
        isMinor ? 'py-6' : 'py-10',
        isOver ? 'border-accent bg-wall-deep' : 'border-hairline-strong',
      )}
    >
      <p id={titleId} className="font-display text-lead">
        {title}
      </p>
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <FilesButton
          kind={isMinor ? 'secondary' : 'primary'}
          accept={KINDS}
          describedBy={noteId}
          disabled={disabled}
          onFiles={onFiles}
        >
          <Trans>Choose files</Trans>
        </FilesButton>
        <FilesButton isFolder describedBy={noteId} disabled={disabled} onFiles={onFiles}>
          <Trans>Choose a folder</Trans>
        </FilesButton>
      </div>
      <p id={noteId} className="prose-text mt-4 text-caption text-ink-soft">
        <Trans>
          Pictures as TIFF, PNG, JPEG or WebP up to 200 MB each, or a zip of them; one table as XLSX or CSV. You can
          choose them one after the other.
        </Trans>
      </p>
    </fieldset>
  );
}

interface FilesButtonProps {
  onFiles: (files: ChosenFile<File>[]) => void;
  accept?: string;
  /** One file instead of many. */
  isSingle?: boolean;
  isFolder?: boolean;
  kind?: 'primary' | 'secondary' | 'quiet';
  disabled?: boolean;
  describedBy?: string;
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FilesButton(props: FilesButtonProps) {
  const { onFiles, accept, isSingle = false, isFolder = false, kind = 'secondary' } = props;
  const { disabled = false, describedBy, children } = props;
  return (
    <label
      className={classNames(
        buttonStyle({ kind, disabled }),
        'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
      )}
    >
      {children}
      <input
        type="file"
        multiple={!isSingle}
        // Not a standard attribute, but every browser of a computer has it; phones show their files instead.
        {...(isFolder && { webkitdirectory: '' })}
        accept={isFolder ? undefined : accept}
        disabled={disabled}
        aria-describedby={describedBy}
        className="sr-only"
        onChange={({ currentTarget }) => {
          const files = chosenFiles(currentTarget.files);
          // Otherwise choosing the same files again would fire no event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
