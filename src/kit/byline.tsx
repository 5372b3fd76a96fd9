import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Who made a work and when, with the comma of the language; the year stays with the last part of the name. */
export function Byline({ artist: name, year }: { artist: ReactNode; year: number }) {
  const [, first, last] = (typeof name === 'string' && /^(.*[\s·・])([^\s·・]+)$/.exec(name)) || [];
  const artist = last ?? name;
  return (
    <>
      {first}
      <span className="whitespace-nowrap">
        <Trans>
          {artist}, <span>{year}</span>
        </Trans>
      </span>
    </>
  );
}

// @chunk works
