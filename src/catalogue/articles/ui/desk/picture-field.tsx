import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { Picture as PictureData } from '#ground/pictures/picture.contract.ts';
import { Button } from '#kit/button.tsx';
import { buttonStyle } from '#kit/button-style.ts';
import { classNames } from '#kit/class-names.ts';
import { FieldError } from '#kit/field.tsx';
import { Icon } from '#kit/icon.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import { Progress } from '#kit/progress.tsx';
import { ARTICLE_PICTURE_TYPES } from '../../article.rules.ts';
import { sendPicture } from '../../article-desk.queries.ts';

interface PictureFieldProps {
  label: string;
  picture: PictureData | undefined;
  onPicture: (picture: PictureData | undefined) => void;
  error?: string | undefined;
}

/** Uploads a picture as soon as it is chosen. */
export function PictureField({ label, picture, onPicture, error }: PictureFieldProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const id = useId();
  const [share, setShare] = useState(0);
  const sending = useMutation({
    mutationFn: (file: File) => sendPicture(options.context, file, setShare),
    onSuccess: (sent) => onPicture(sent.picture),
  });
  return (
    <div>
      <p id={`${id}label`} className="font-medium text-ink text-small">
        {label}
      </p>
      <div className="mt-1.5 flex flex-wrap items-end gap-3">
        {picture && (
          <div className="w-40 bg-wall-deep">
            <Picture picture={picture} alt="" sizes="10rem" />
          </div>
        )}
        <label
          className={classNames(
            buttonStyle({ kind: 'secondary' }),
            'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-(--focus) has-focus-visible:outline-offset-3',
          )}
        >
          <Icon name="plus" className="me-2" />
          {picture ? <Trans>Choose another picture</Trans> : <Trans>Choose a picture</Trans>}
          <input
            type="file"
            accept={ARTICLE_PICTURE_TYPES.join(',')}
            aria-describedby={`${id}label ${id}error`}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) sending.mutate(file);
              // So that choosing the same file again fires a change event.
              currentTarget.value = '';
            }}
          />
        </label>
        {picture && (
          <Button kind="quiet" icon="trash" onClick={() => onPicture(undefined)}>
            <Trans>No picture</Trans>
          </Button>
        )}
      </div>
      {sending.isPending && (
        // After the last byte the server generates every width; the duration is unknown.
        <Progress label={t`Uploading the picture`} className="mt-3 max-w-sm" {...(share < 1 && { value: share })} />
      )}
      <FieldError id={`${id}error`} error={sending.error?.message ?? error} />
    </div>
  );
}
