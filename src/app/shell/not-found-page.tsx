import { Trans } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazily } from '#kit/later.tsx';
import { SearchForm } from '#kit/search-form.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { joinPath } from '#shared/locale.ts';

/** A large drawing that most visitors never see: loaded when needed. */
const ImpossibleStairs = lazily(() =>
  import('./impossible-stairs.tsx').then((drawing) => ({ default: drawing.ImpossibleStairs })),
);

/** Spec §2 "404 page": stairs that lead nowhere, with three links. `isGone` for a page that existed before (410). */
export function NotFoundPage({ isGone = false }: { isGone?: boolean }) {
  const locale = useLocale();
  // The router's paths have no language; the reader typed it with.
  const path = useRouterState({ select: (state) => readable(joinPath(locale, state.location.pathname)) });
  return (
    <div className="page grid gap-10 py-12 lg:grid-cols-2 lg:items-center lg:py-20">
      <div className="mx-auto aspect-[5/4] w-full max-w-xl">
        <Suspense>
          <ImpossibleStairs className="size-full" />
        </Suspense>
      </div>
      <div>
        <h1 className="text-display">
          <Trans>Lost in M.C. Escher's Relativity</Trans>
        </h1>
        <p className="prose-text mt-5 text-lead">
          {isGone ? <Trans>No longer here: {path}</Trans> : <Trans>Page not found: {path}</Trans>}
        </p>
        <p className="prose-text mt-3 text-ink-soft">
          {isGone ? (
            <Trans>This page has been taken down. Please take one of these stairs:</Trans>
          ) : (
            <Trans>This page does not exist. Please check the URL, or take one of these stairs:</Trans>
          )}
        </p>
        <SearchForm className="mt-8 flex max-w-md" />
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/" className="text-link">
            <Trans>Go home</Trans>
          </Link>
          <Link to="/contact" className="text-link">
            <Trans>Contact us</Trans>
          </Link>
        </p>
      </div>
    </div>
  );
}

/** The path as a person would write it, shortened to fit the page. */
function readable(pathname: string): string {
  let text = pathname;
  try {
    text = decodeURIComponent(pathname);
  } catch {
    // An invalidly encoded path is shown as it is.
  }
  // Direction marks could reverse the rest of the sentence.
  const plain = text.replace(/[\p{Cc}\p{Cf}]/gu, '');
  return plain.length > 120 ? `${plain.slice(0, 120)}…` : plain;
}
