import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import type { BlockParts } from '#kit/blocks/blocks.tsx';
import { Blocks } from '#kit/blocks/blocks.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { SHOP_TIME_ZONE, shopMidnight } from '#shared/shop-time.ts';
import type { PageReply } from '../page.contract.ts';
import { passagesOf } from '../page-columns.rules.ts';

interface WordsPageProps {
  reply: PageReply;
  /** How to show works, artists and drawings; the route provides it. */
  parts: (reply: PageReply) => BlockParts;
  /** Actions after reading. */
  children?: ReactNode;
}

export function WordsPage({ reply, parts, children }: WordsPageProps) {
  const { page } = reply;
  const shown = parts(reply);
  const headings = page.blocks.flatMap((block) => (block.kind === 'heading' ? block : []));
  return (
    <div className="page grid gap-x-16 gap-y-10 py-8 md:py-14 lg:grid-cols-[11rem_minmax(0,1fr)] xl:grid-cols-[13rem_minmax(0,1fr)]">
      <header className="max-w-[44rem] lg:col-start-2">
        <h1 className="text-display">{page.title}</h1>
        <p className="mt-5 text-ink-soft text-lead">{page.lead}</p>
        {page.version && <Version page={page} />}
      </header>
      {headings.length > 2 && <Contents headings={headings} />}
      {/* Text in the first column, figures over both, to the right edge of the page. */}
      <div className="grid min-w-0 gap-y-6 leading-relaxed lang-zh:leading-loose lg:col-start-2 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] *:min-w-0 lg:*:col-start-1 lg:[&>[data-wide]]:col-end-3">
        {passagesOf(page.page, page.blocks).map((passage) =>
          'columns' in passage ? (
            <Columns key="columns" columns={passage.columns} parts={shown} />
          ) : (
            <Blocks key={JSON.stringify(passage.blocks[0])} blocks={passage.blocks} parts={shown} />
          ),
        )}
        {children}
      </div>
    </div>
  );
}

function Columns({ columns, parts }: { columns: readonly (readonly ShownBlock[])[]; parts: BlockParts }) {
  return (
    <div data-wide className="grid gap-x-12 gap-y-6 lg:mt-6 lg:grid-cols-3">
      {columns.map((blocks) => (
        <div key={JSON.stringify(blocks[0])} className="space-y-4 border-hairline lg:border-t">
          <Blocks blocks={blocks} parts={parts} />
        </div>
      ))}
    </div>
  );
}

function Contents({ headings }: { headings: readonly { id: string; text: string }[] }) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t`On this page`}
      className="border-hairline border-s ps-5 text-small lg:sticky lg:top-24 lg:col-start-1 lg:row-start-1 lg:row-end-3 lg:mt-3 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto print:hidden"
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

/** The version shown, whether it is in force, and links to the others; the one in force is listed first. */
function Version({ page: { version = '', versions } }: Pick<PageReply, 'page'>) {
  const locale = useLocale();
  const day = (one: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: SHOP_TIME_ZONE }).format(shopMidnight(one));
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
            <Trans>not yet in force</Trans>
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
