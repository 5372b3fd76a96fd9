import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { type PageName, pageTitles } from '#web/pages/page-titles.ts';
import { EmptyFrame } from './empty-frame.tsx';

/** A page whose room is ready and whose pictures are still being hung: it says what will be here, and where to go meanwhile. */
export function ComingPage({ page }: { page: PageName }) {
  const { i18n } = useLingui();
  const { title, description } = pageTitles[page];
  return (
    <div className="page grid gap-10 py-12 md:grid-cols-[1fr_minmax(14rem,24rem)] md:items-center md:py-24">
      <div>
        <h1 className="text-display">{i18n._(title)}</h1>
        <p className="prose-text mt-5 text-lead text-ink-soft">{i18n._(description)}</p>
        <p className="prose-text mt-8 border-hairline border-t pt-5">
          <Trans>This room is being prepared. The page will open here as soon as its works are hung.</Trans>
        </p>
        <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <Link to="/" className="text-link">
            <Trans>Go home</Trans>
          </Link>
          <Link to="/contact" className="text-link">
            <Trans>Contact us</Trans>
          </Link>
        </p>
      </div>
      <EmptyFrame className="mx-auto w-full max-w-64 text-ink-soft md:max-w-none" />
    </div>
  );
}
