import { createFileRoute } from '@tanstack/react-router';
import { CertificateKeysPage } from '#buying/certificates/ui/certificate-keys-page.tsx';

export const Route = createFileRoute('/admin/certificate')({
  component: CertificateKeysPage,
});
