import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '#kit/class-names.ts';
import { localeOf } from '#shared/locale.ts';
import type { PreviewedMail } from '../preview.contract.ts';

/** The width of a phone. */
const PHONE_PX = 375;

/** Both versions of a mail, side by side if they fit. */
export function MailSides({ mail, width, busy }: { mail: PreviewedMail; width: 'phone' | 'desk'; busy: boolean }) {
  const { t } = useLingui();
  const locale = localeOf(mail.lang);
  return (
    <div aria-busy={busy}>
      <h2 lang={locale} className="text-title">
        {mail.subject}
      </h2>
      <div
        className={classNames(
          'mt-4 grid gap-6',
          width === 'phone'
            ? 'md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]'
            : 'xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
        )}
      >
        <iframe
          title={t`As a letter`}
          // A preview runs no scripts and opens no links.
          sandbox=""
          srcDoc={mail.html.replaceAll('<a ', '<a target="_top" ')}
          style={width === 'phone' ? { width: PHONE_PX } : {}}
          className="h-[56rem] w-full max-w-full border border-hairline bg-wall"
        />
        <div className="min-w-0">
          <h3 className="font-medium font-text text-small">
            <Trans>As plain text</Trans>
          </h3>
          <pre
            lang={locale}
            className="mt-2 whitespace-pre-wrap border border-hairline bg-wall-deep p-5 font-text text-small [overflow-wrap:anywhere]"
          >
            {mail.text}
          </pre>
        </div>
      </div>
    </div>
  );
}
