import { createFileRoute } from '@tanstack/react-router';
import { CertificatePage } from '#buying/certificates/ui/certificate-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/certificate/')({
  head: (page) => namedHead(page, 'certificate'),
  component: () => <CertificatePage />,
});
