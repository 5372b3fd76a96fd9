import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SaveFileButton } from '#kit/save-file-button.tsx';
import { Section } from '#kit/section.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { TEST_NOTE } from '#shared/test-order.words.ts';
import type { GiftPage as Gift } from '../gift.contract.ts';
import { fetchGiftPaper, giftQuery } from '../gift.queries.ts';
import { GiftKit } from './gift-kit.tsx';
import { GiftWorkView } from './gift-work.tsx';

/** What the recipient of a gift sees. One sentence for every link that does not work: it says nothing about the order. */
export function GiftPage({ secret }: { secret: string }) {
  const { options } = useRouter();
  const { data: gift, error, refetch } = useQuery(giftQuery(options.context, secret));
  return (
    <div className="page min-h-dvh max-w-5xl py-8 md:py-12">
      {!gift && !error && (
        <SkeletonGroup className="grid gap-6">
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      {!gift && error && (
        <EmptyState
          heading="h1"
          title={<Trans>This page could not be loaded</Trans>}
          action={
            <Button onClick={() => void refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          {error.message}
        </EmptyState>
      )}
      {gift === 'none' && (
        <EmptyState heading="h1" title={<Trans>This gift page is not open</Trans>}>
          <Trans>
            Perhaps it is too early, or the person who gave you the link has closed the page. Please ask them; we wish
            you a lovely day.
          </Trans>
        </EmptyState>
      )}
      {gift && gift !== 'none' && <OpenGift gift={gift} secret={secret} />}
    </div>
  );
}

function OpenGift({ gift, secret }: { gift: Gift; secret: string }) {
  const { i18n } = useLingui();
  const { recipient, message, works, test } = gift;
  return (
    <>
      <h1 className="text-display [overflow-wrap:anywhere]">
        <Trans>A gift for {recipient}</Trans>
      </h1>
      {test && <p className="mt-4 border-bad border-s-2 bg-wall-deep px-4 py-3">{i18n._(TEST_NOTE)}</p>}
      {message && (
        <blockquote className="mt-6 max-w-2xl whitespace-pre-line font-display text-title [overflow-wrap:anywhere]">
          {message}
        </blockquote>
      )}
      <div className="mt-10 grid gap-16">
        {works.map((work) => (
          <GiftWorkView key={work.line_id} work={work} />
        ))}
      </div>
      <div className="mt-16">
        {works.some(({ hangs }) => hangs) && (
          <Section
            title={<Trans>Hanging it</Trans>}
            note={
              <Trans>
                A plan with all measures, and paper templates at true size that show where the nails belong.
              </Trans>
            }
          >
            <GiftKit gift={gift} secret={secret} />
          </Section>
        )}
        {works.some(({ certificates }) => certificates.length > 0) && <GiftCertificates gift={gift} secret={secret} />}
      </div>
    </>
  );
}

function GiftCertificates({ gift: { works }, secret }: { gift: Gift; secret: string }) {
  const { options } = useRouter();
  return (
    <Section
      title={<Trans>Certificates</Trans>}
      note={<Trans>Each print has a signed certificate, which anyone can check with its number.</Trans>}
    >
      <ul className="mb-4 border-hairline border-t">
        {works.flatMap(({ title, certificates }) =>
          certificates.map((id) => (
            <li key={id} className="border-hairline border-b py-3">
              {title}
              <Link
                to="/certificate/$id"
                params={{ id }}
                className="block text-link text-small tabular-nums [overflow-wrap:anywhere]"
              >
                {id}
              </Link>
            </li>
          )),
        )}
      </ul>
      <SaveFileButton name="certificates.pdf" fetchFile={() => fetchGiftPaper(options.context, { secret })}>
        <Trans>Certificates (PDF)</Trans>
      </SaveFileButton>
    </Section>
  );
}
