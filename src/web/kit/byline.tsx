import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** Who made a work and when, with the comma of the language. */
export function Byline({ artist, year }: { artist: ReactNode; year: number }) {
  return (
    <Trans>
      {artist}, <span className="whitespace-nowrap">{year}</span>
    </Trans>
  );
}
