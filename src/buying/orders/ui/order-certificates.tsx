import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { PrintCertificate } from '#buying/certificates/certificate.contract.ts';
import { orderCertificatesQuery } from '#buying/certificates/certificate.queries.ts';
import { LIVING } from '#buying/certificates/certificate-states.rules.ts';
import { STATE_WORDS } from '#buying/certificates/certificate-words.rules.ts';
import { FileButton } from '#kit/file-button.tsx';
import { Section } from '#kit/section.tsx';
import type { OrderDetail } from '../order.contract.ts';

interface OrderCertificatesProps {
  order: Pick<OrderDetail, 'code'> & { lines: readonly { line_id: number; title: string; nums: number }[] };
  /** What staff can do with one; the buyer's page has none. */
  steps?: (certificate: PrintCertificate) => ReactNode;
}

/** The certificates of an order's prints: their numbers, their states, and all valid ones as a document. */
export function OrderCertificates({ order: { code, lines }, steps }: OrderCertificatesProps) {
  const { options } = useRouter();
  const { data: list = [] } = useQuery(orderCertificatesQuery(options.context, code));
  if (list.length === 0) return null;
  const titles = new Map(lines.map(({ line_id, title }) => [line_id, title]));
  return (
    <Section title={<Trans>Certificates</Trans>}>
      <ul className="border-hairline border-t">
        {list.map((one) => (
          <li key={one.certificate_id} className="border-hairline border-b py-3">
            <CertificateRow certificate={one} title={titles.get(one.line_id) ?? ''} isStaff={steps !== undefined} />
            {steps?.(one)}
          </li>
        ))}
      </ul>
      {list.some(({ state }) => LIVING.includes(state)) && (
        <div className="mt-4">
          <FileButton path={`/api/order/${code}/certificate/paper`} name={`certificate-${code}.pdf`}>
            <Trans>Certificates (PDF)</Trans>
          </FileButton>
        </div>
      )}
    </Section>
  );
}

interface CertificateRowProps {
  certificate: PrintCertificate;
  title: string;
  isStaff: boolean;
}

function CertificateRow({ certificate, title, isStaff }: CertificateRowProps) {
  const { i18n } = useLingui();
  const { certificate_id, edition_number: numbers, state, reason } = certificate;
  return (
    <>
      <p>
        {title}
        {numbers !== null && (
          <>
            {' '}
            <span className="text-ink-soft">
              <Trans>Edition no. {numbers}</Trans>
            </span>
          </>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 text-small">
        <Link
          to="/certificate/$id"
          params={{ id: certificate_id }}
          className="text-link tabular-nums [overflow-wrap:anywhere]"
        >
          {certificate_id}
        </Link>
        <span className={state === 'valid' ? 'text-ink-soft' : 'text-bad'}>{i18n._(STATE_WORDS[state])}</span>
      </p>
      {isStaff && reason && <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{reason}</p>}
    </>
  );
}
