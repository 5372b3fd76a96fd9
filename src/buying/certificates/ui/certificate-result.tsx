import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '#kit/button.tsx';
import { saveAs } from '#kit/client/save-as.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { certificateQuery, verdictQuery } from '../certificate.queries.ts';
import { type Conclusion, conclusionOf, type Evidence, readCarried } from '../certificate-conclusion.rules.ts';
import { shownId } from '../certificate-id.rules.ts';
import { signedFile } from '../certificate-text.rules.ts';
import { STATE_SENTENCES, VERDICT_WORDS } from '../certificate-words.rules.ts';
import { CertificateFactList } from './certificate-fact-list.tsx';

const HEADLINES: Record<Conclusion, MessageDescriptor> = {
  genuine: msg`This certificate is genuine and valid.`,
  unclear: msg`This certificate is genuine, but please ask us about its print.`,
  ended: msg`This certificate is genuine, but no longer valid.`,
  forged: msg`This is not a genuine certificate.`,
  unknown: msg`We have no certificate with this number.`,
  signed: msg`The signature of this certificate is genuine.`,
  unsupported: msg`This certificate could not be checked.`,
};
const TONES: Record<Conclusion, string> = {
  genuine: 'border-good text-good',
  signed: 'border-good text-good',
  unclear: 'border-accent',
  ended: 'border-bad text-bad',
  forged: 'border-bad text-bad',
  unknown: 'border-bad',
  unsupported: 'border-bad',
};

/** By its number, or with the whole text that the QR code carries after the `#`: both checks, one sentence, and what is signed. */
export function CertificateResult({ typed }: { typed: string }) {
  const id = shownId(typed);
  const { i18n } = useLingui();
  const { options } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const paper = readCarried(hash);
  const { data: found, error, refetch } = useQuery(certificateQuery(options.context, id));
  const record = found ?? (error ? ('unread' as const) : undefined);
  const ours = typeof record === 'object' ? record : undefined;
  const signed = paper === 'unreadable' ? undefined : (paper ?? ours);
  const text = signed && { text: signed.text, signature: signed.signature };
  const checked = useQuery(verdictQuery(options.context, text));
  const verdict = checked.data ?? (checked.error || (!text && record) ? ('unsupported' as const) : undefined);
  if (record === undefined || verdict === undefined)
    return (
      <SkeletonGroup className="mt-6 grid gap-4">
        <Skeleton className="h-16" />
        <Skeleton className="h-64" />
      </SkeletonGroup>
    );
  const conclusion = conclusionOf({ id, paper, verdict, record });
  return (
    <div className="mt-6">
      <p className="text-ink-soft text-small">
        <Trans>Number of the certificate</Trans>
      </p>
      <p className="mb-4 text-lead tabular-nums [overflow-wrap:anywhere]">{id}</p>
      <div
        role="status"
        data-conclusion={conclusion}
        className={`border-s-4 bg-wall-deep px-5 py-4 ${TONES[conclusion]}`}
      >
        <p className="font-medium text-title">{i18n._(HEADLINES[conclusion])}</p>
      </div>
      <dl className="mt-5 grid gap-4">
        {text && (
          <Finding title={<Trans>Signature</Trans>}>
            {checked.error ? (
              <Trans>We could not load our public keys. Please check your connection and try again.</Trans>
            ) : (
              i18n._(VERDICT_WORDS[verdict])
            )}
          </Finding>
        )}
        <Finding title={<Trans>Our records</Trans>}>
          <RecordText record={record} isForged={conclusion === 'forged'} />
        </Finding>
      </dl>
      {(record === 'unread' || checked.error) && (
        <Button
          className="mt-4"
          onClick={() => {
            void refetch();
            void checked.refetch();
          }}
        >
          <Trans>Try again</Trans>
        </Button>
      )}
      {text && conclusion !== 'forged' && (
        <>
          <CertificateFactList text={text.text} />
          <Button
            className="mt-5"
            icon="download"
            onClick={() => saveAs(new Blob([signedFile(text)], { type: 'text/plain' }), `certificate-${id}.txt`)}
          >
            <Trans>Save the signed text</Trans>
          </Button>
        </>
      )}
    </div>
  );
}

interface RecordTextProps {
  record: Evidence['record'];
  isForged: boolean;
}

function RecordText({ record, isForged }: RecordTextProps) {
  const { i18n } = useLingui();
  if (record === 'unread') return <Trans>We could not look up the number. Please try again later.</Trans>;
  if (record === 'unknown')
    return (
      <Trans>
        Please compare the number with the certificate, letter by letter. If it is correct, the certificate is not from
        us.
      </Trans>
    );
  if (isForged)
    return (
      <Trans>We issued a certificate with this number, but its content is different from what was checked here.</Trans>
    );
  return i18n._(STATE_SENTENCES[record.state]);
}

function Finding({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{title}</dt>
      <dd className="prose-text">{children}</dd>
    </div>
  );
}
