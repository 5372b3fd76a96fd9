import { Plural, Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { classNames } from './class-names.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface CharacterCountProps {
  id: string;
  length: number;
  limit: number;
}

// Announcing the count with every key would drown what is typed: a screen reader gets it after a pause, when little
// is left.
const PAUSE_MS = 1000;
const RUNS_SHORT_AT = 0.9;

/** The text may exceed its limit, so that a long paste loses nothing; the count then says by how much. */
export function CharacterCount({ id, length, limit }: CharacterCountProps) {
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const pause = setTimeout(() => setHeard(length), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [length]);
  const over = length - limit;
  const heardLeft = limit - heard;

  return (
    <p
      className={classNames(
        'mt-1.5 ms-auto shrink-0 text-caption tabular-nums',
        over > 0 ? 'text-bad' : 'text-ink-soft',
      )}
    >
      <VisuallyHidden id={id}>
        <Trans>At most {limit} characters.</Trans>
      </VisuallyHidden>
      <span aria-hidden="true">
        {length} / {limit}
      </span>
      <VisuallyHidden role="status">
        {heard >= limit * RUNS_SHORT_AT &&
          (heardLeft < 0 ? (
            <Plural value={-heardLeft} one="# character too many" other="# characters too many" />
          ) : (
            <Plural value={heardLeft} one="# character left" other="# characters left" />
          ))}
      </VisuallyHidden>
    </p>
  );
}

// @chunk forms
