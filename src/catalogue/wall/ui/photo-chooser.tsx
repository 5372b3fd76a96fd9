import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';

const CHOOSER = classNames(
  buttonStyle({ kind: 'primary' }),
  'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
);

interface PhotoChooserProps {
  label: string;
  onFile: (file: File | undefined, name?: string) => Promise<void>;
  /** Opens the camera if there is one. */
  capture?: true;
}

/** A button that opens the device’s files or its camera. */
export function PhotoChooser({ label, onFile, capture }: PhotoChooserProps) {
  return (
    <label className={CHOOSER}>
      {label}
      <input
        type="file"
        accept="image/*"
        capture={capture && 'environment'}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          void onFile(file, file?.name);
          // So that choosing the same file again fires a change event.
          target.value = '';
        }}
      />
    </label>
  );
}
