import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '#kit/button.tsx';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { forgetPhoto, keepMarks, keepPhoto } from '../photo/photo-store.ts';
import { asFile } from '../photo/read-photo.ts';
import type { Marks } from '../photo/reference.rules.ts';

interface PhotoMemoryProps {
  photo: HTMLCanvasElement;
  marks: Marks;
  kept: boolean;
  onKept: (kept: boolean) => void;
}

/** The photo is kept on the device only if its owner ticks this, and goes when they say so. */
export function PhotoMemory({ photo, marks, kept, onKept }: PhotoMemoryProps) {
  const { t } = useLingui();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (kept) void keepMarks(marks);
  }, [kept, marks]);
  const keep = async () => {
    const file = await asFile(photo, 'image/jpeg');
    const done = file !== null && (await keepPhoto({ photo: file, marks }));
    onKept(done);
    setRefused(!done);
  };
  const forget = () => void forgetPhoto().then(() => onKept(false));
  return (
    <div className="border-hairline border-t pt-3">
      <CheckboxField
        label={t`Remember this photo on this device`}
        hint={t`In this browser only. It is never sent anywhere.`}
        error={refused ? t`This browser cannot save photos for this site.` : undefined}
        checked={kept}
        onChange={({ target }) => (target.checked ? void keep() : forget())}
      />
      {kept && (
        <Button kind="quiet" icon="trash" onClick={forget}>
          {t`Delete this photo`}
        </Button>
      )}
    </div>
  );
}
