import { Trans, useLingui } from '@lingui/react/macro';
import { Tabs } from '#kit/tabs.tsx';
import { localeOf } from '#shared/locale.ts';
import type { ReadableMail } from '../mail.contract.ts';

export function MailSheet({ mail }: { mail: ReadableMail }) {
  const { t, i18n } = useLingui();
  const { subject, to, text, lang } = mail;
  const letter = (
    <iframe
      title={subject}
      srcDoc={openingInThePage(mail.html)}
      // No scripts run; a link opens in place of this page.
      sandbox="allow-top-navigation-by-user-activation"
      className="h-[38rem] w-full border border-hairline bg-wall"
    />
  );
  const plain = (
    <pre className="overflow-x-auto whitespace-pre-wrap break-words border border-hairline bg-wall-deep p-5 font-text text-small">
      {text}
    </pre>
  );
  return (
    <section aria-labelledby="mail-subject" lang={localeOf(lang)} className="min-w-0">
      <h2 id="mail-subject" className="text-title">
        {subject}
      </h2>
      <p className="mt-1 mb-4 break-all text-ink-soft text-small">{to}</p>
      {mail.held && (
        <p lang={i18n.locale} className="mb-4 border-ink border-s-2 bg-wall-deep px-4 py-3 text-small">
          <Trans>This e-mail is on hold: it is sent once the recipient confirms their address.</Trans>
        </p>
      )}
      <Tabs
        label={subject}
        items={[
          { value: 'html', label: t`As a letter`, content: letter },
          { value: 'text', label: t`As plain text`, content: plain },
        ]}
      />
    </section>
  );
}

/** The mails are the shop's own and escape people's texts, so `<a ` is always our link. */
function openingInThePage(html: string): string {
  return html.replaceAll('<a ', '<a target="_top" ');
}
