import { Trans } from '@lingui/react/macro';

/** The entries that an owner has to request from the company that sold the domain. */
export function MailEntries({ foreignSender }: { foreignSender: string | undefined }) {
  return (
    <>
      {foreignSender && (
        <p className="mt-1 border-bad border-s-2 ps-3 text-small">
          <Trans>
            Mails are sent from {foreignSender}, which does not belong to the shop’s public address. Many mail servers
            will distrust them. Please use an address at the shop’s own domain instead.
          </Trans>
        </p>
      )}
      <details className="mt-1 text-small">
        <summary className="inline-block min-h-6 cursor-pointer py-1 text-link">
          <Trans>What SPF, DKIM and DMARC are</Trans>
        </summary>
        <dl className="grid gap-2 py-2 text-ink-soft">
          <div>
            <dt className="text-ink">SPF</dt>
            <dd>
              <Trans>A list of the servers that may send mails in the name of your domain.</Trans>
            </dd>
          </div>
          <div>
            <dt className="text-ink">DKIM</dt>
            <dd>
              <Trans>A signature under every mail, which shows that it is yours and that nobody changed it.</Trans>
            </dd>
          </div>
          <div>
            <dt className="text-ink">DMARC</dt>
            <dd>
              <Trans>
                Tells other servers what to do with mails that pass neither: start with “p=none” and read the reports.
              </Trans>
            </dd>
          </div>
        </dl>
        <p className="text-ink-soft">
          <Trans>
            Your mail provider gives you the three records; add them where you bought the domain. Then send yourself a
            mail under “Mails” and check whether it arrives in the inbox.
          </Trans>
        </p>
      </details>
    </>
  );
}
