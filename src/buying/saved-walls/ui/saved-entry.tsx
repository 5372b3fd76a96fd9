import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { readWallSearch, writeWallSearch } from '#ground/wall-address/wall-address.ts';
import { Button } from '#kit/button.tsx';
import { Picture } from '#kit/pictures/picture.tsx';
import type { SavedWall } from '../saved-wall.contract.ts';
import { NameForm } from './name-form.tsx';

interface SavedEntryProps {
  entry: SavedWall;
  busy: boolean;
  onOpen: () => void;
  onRename: (name: string, done: () => void) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** Missing if the wall shown is not a changed version of this one. */
  onReplace?: () => void;
}

export function SavedEntry({ entry, busy, onOpen, onRename, onCopy, onRemove, onReplace }: SavedEntryProps) {
  const { t } = useLingui();
  const [isNaming, setIsNaming] = useState(false);
  const { name, pictures, works, gone, wall } = entry;
  return (
    <>
      <Link
        to="/wall"
        search={writeWallSearch(readWallSearch(wall))}
        resetScroll={false}
        onClick={onOpen}
        className="flex items-center gap-3 outline-offset-4"
      >
        <span aria-hidden="true" className="flex shrink-0 items-center gap-1">
          {pictures.map(({ item_id, picture }) => (
            <span key={item_id} className="block w-8">
              <Picture picture={picture} alt="" sizes="2rem" />
            </span>
          ))}
        </span>
        <span className="min-w-0">
          <span className="text-link break-words">{name}</span>
          <span className="block text-caption text-ink-soft">
            <Plural value={works} one="# work" other="# works" />
          </span>
        </span>
      </Link>
      {gone.length > 0 && (
        <ul className="mt-1 text-bad text-small">
          {gone.map(({ item_id, title }) => (
            <li key={item_id}>
              {title ? (
                <Trans>“{title}” is no longer offered here.</Trans>
              ) : (
                <Trans>One work is no longer in the shop.</Trans>
              )}
            </li>
          ))}
        </ul>
      )}
      {isNaming ? (
        <NameForm
          label={t`New name`}
          action={t`Rename`}
          start={name}
          busy={busy}
          onName={(next) => onRename(next, () => setIsNaming(false))}
        >
          <Button kind="quiet" onClick={() => setIsNaming(false)}>
            <Trans>Cancel</Trans>
          </Button>
        </NameForm>
      ) : (
        <div className="-mx-3 flex flex-wrap">
          {onReplace && (
            <Button kind="quiet" disabled={busy} onClick={onReplace}>
              <Trans>Save the changes</Trans>
            </Button>
          )}
          <Button kind="quiet" aria-label={t`Rename “${name}”`} onClick={() => setIsNaming(true)}>
            <Trans>Rename</Trans>
          </Button>
          <Button kind="quiet" aria-label={t`Copy “${name}”`} disabled={busy} onClick={onCopy}>
            <Trans>Copy</Trans>
          </Button>
          <Button kind="quiet" aria-label={t`Remove “${name}”`} disabled={busy} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
