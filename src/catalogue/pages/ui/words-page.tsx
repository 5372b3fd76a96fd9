import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { Blocks } from '#kit/blocks/blocks.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { PageReply } from '../page.contract.ts';

interface WordsPageProps {
  reply: PageReply;
  /** How works, artists and drawings are shown; the route knows. */
  parts: (reply: PageReply) => BlockParts;
  /** What one can do after reading. */
  children?: ReactNode;
}

/** A page of words: its head, what stands in it, and its blocks, set to be read. */
export function WordsPage({ reply, parts, children }: WordsPageProps) {
  const { page } = reply;
  const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? block : []));
  return (
    <div className="page py-8 md:py-14">
      <header className="max-w-[46rem]">
        <h1 className="text-display">{page.title}</h1>
        <p className="mt-5 text-ink-soft text-lead">{page.lead}</p>
        {page.version && <Version page={page} />}
      </header>
      <div className="mt-10 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,46rem)_minmax(12rem,1fr)]">
        <div className="space-y-6 leading-relaxed lang-zh:leading-loose lg:order-first">
          <Blocks blocks={page.blocks} parts={parts(reply)} />
          {children}
        </div>
        {headings.length > 2 && <Contents headings={headings} />}
      </div>
    </div>
  );
}

function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`On this page`}
      className="order-first border-hairline border-s ps-5 text-small lg:sticky lg:top-24 lg:order-last lg:self-start print:hidden"
    >
      <ul className="space-y-1">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-block py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Which version is shown, whether it binds, and a way to the others; the one in force is listed first. */
function Version({ page: { version = '', versions } }: Pick<PageReply, 'page'>) {
  const locale = useLocale();
  const day = (one: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(
      new Date(`${one}T00:00:00+08:00`),
    );
  const shown = day(version);
  const [current = version] = versions;
  const others = versions.filter((one) => one !== version);
  return (
    <div className="mt-4 text-ink-soft text-small">
      <p>
        <Trans>Version of {shown}</Trans>
        {version > current && (
          <>
            {' · '}
            <Trans>still to come into force</Trans>
          </>
        )}
        {version < current && (
          <>
            {' · '}
            <Trans>no longer in force</Trans>
          </>
        )}
      </p>
      {others.length > 0 && (
        <p>
          <Trans>Other versions:</Trans>{' '}
          {others.map((one) => (
            <Link key={one} to="." search={{ version: one }} className="text-link me-3">
              {day(one)}
            </Link>
          ))}
        </p>
      )}
    </div>
  );
}
