import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ButtonAnchor } from '#kit/button-link.tsx';
import { Section } from '#kit/section.tsx';
import { langOf, localeOfI18n } from '#shared/locale.ts';
import { CertificateForm } from './certificate-form.tsx';

/** Where anyone can check a certificate. `children` is the result of a check; public pages load no query client. */
export function CertificatePage({ children }: { children?: ReactNode }) {
  const { i18n } = useLingui();
  const lang = langOf(localeOfI18n(i18n));
  return (
    <div className="page max-w-4xl py-8 md:py-12">
      <h1 className="text-display">
        <Trans>Check a certificate</Trans>
      </h1>
      {children ?? (
        <p className="prose-text mt-4 text-lead">
          <Trans>
            Every print we sell has a certificate with a number and a QR code. Anyone can check here whether it is
            genuine. We do not show who bought the print.
          </Trans>
        </p>
      )}
      <div className="mt-10">
        <Section title={children ? <Trans>Check another one</Trans> : <Trans>Number or QR code</Trans>}>
          <CertificateForm />
        </Section>
        <Section
          title={<Trans>Verifying without us</Trans>}
          note={
            <Trans>
              The QR code contains the whole certificate and its signature. You can save a page that checks it with our
              public keys: it needs no internet connection, and it will work even if this shop no longer exists.
            </Trans>
          }
        >
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonAnchor icon="download" href={`/api/certificate/check_page?lang=${lang}`} download>
              <Trans>Save the verification page</Trans>
            </ButtonAnchor>
            <a className="text-link text-small" href="/api/certificate/keys">
              <Trans>Public keys</Trans>
            </a>
          </p>
        </Section>
      </div>
    </div>
  );
}
