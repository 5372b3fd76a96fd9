import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { RECAPTCHA_PARAGRAPH } from '#catalogue/pages/form-protection.rules.ts';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';

/** reCAPTCHA sends data to Google, so the privacy statement must say so before it is turned on. */
export function StatementFirst() {
  const paragraph = textIn(RECAPTCHA_PARAGRAPH, langOf(useLocale()));
  return (
    <p className="mt-4">
      <Trans>
        Before you turn it on, open the{' '}
        <Link to="/admin/page/$page" params={{ page: 'policy' }} className="text-link">
          privacy statement
        </Link>
        , press “Insert the paragraph on reCAPTCHA” and publish the version. In every language it then says: “
        {paragraph}”
      </Trans>
    </p>
  );
}
