import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '#buying/certificates/ui/certificate-page.tsx';
import { CertificateResult } from '#buying/certificates/ui/certificate-result.tsx';
import { MemberQueries } from '#kit/client/queries.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/certificate/$id')({
  head: (page) => namedHead(page, 'certificate', { noindex: true }),
  component: Certificate,
});

function Certificate() {
  const { id } = Route.useParams();
  return (
    <MemberQueries>
      <CertificatePage>
        <CertificateResult key={id} typed={id} />
      </CertificatePage>
    </MemberQueries>
  );
}
