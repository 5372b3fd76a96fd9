import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { removePhoto, saveMarks, savePhoto } from '../photo/photo-store.ts';
import { asFile } from '../photo/read-photo.ts';
import type { Marks } from '../photo/reference.rules.ts';

interface PhotoMemoryProps {
  photo: HTMLCanvasElement;
  marks: Marks;
  isSaved: boolean;
  onSaved: (isSaved: boolean) => void;
}

/** The photo is stored only if its owner ticks this, and can be removed. */
export function PhotoMemory({ photo, marks, isSaved, onSaved }: PhotoMemoryProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (isSaved) void saveMarks(marks);
  }, [isSaved, marks]);
  const save = async () => {
    const file = await asFile(photo, 'image/jpeg');
    const done = file !== null && (await savePhoto({ photo: file, marks }));
    onSaved(done);
    setRefused(!done);
  };
  const forget = () => void removePhoto().then(() => onSaved(false));
  return (
    <div className="border-hairline border-t pt-3">
      <CheckboxField
        label={t`Remember this photo on this device`}
        hint={t`In this browser only. It is never sent anywhere.`}
        error={refused ? t`This browser cannot save photos for this site.` : undefined}
        checked={isSaved}
        onChange={({ target }) => (target.checked ? void save() : forget())}
      />
      {isSaved && (
        <Button kind="quiet" icon="trash" onClick={forget}>
          {t`Delete this photo`}
        </Button>
      )}
    </div>
  );
}
