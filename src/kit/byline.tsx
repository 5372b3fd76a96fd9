import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForeignLang } from './use-locale.ts';

/**
 * A work's artist and year, with the comma of the language. A name that fits on a line is never broken, nor is the last
 * part of a longer one, with its comma; the year may be below it.
 */
export function Byline({ artist: name, year }: { artist: ReactNode; year: number }) {
  const langOf = useForeignLang();
  const lang = typeof name === 'string' ? langOf(name) : undefined;
  const [, first, last] = (typeof name === 'string' && /^(.*[\s·・])([^\s·・]+)$/.exec(name)) || [];
  const artist = last ?? name;
  return (
    <>
      {first && <span lang={lang}>{first}</span>}
      <Trans>
        <span lang={lang} className="inline-block max-w-full">
          {artist},
        </span>{' '}
        <span>{year}</span>
      </Trans>
    </>
  );
}

// @chunk works
