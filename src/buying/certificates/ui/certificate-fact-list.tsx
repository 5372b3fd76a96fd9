import { Trans, useLingui } from '@lingui/react/macro';
import { FACTS, readFacts } from '../certificate-text.rules.ts';
import { FACT_WORDS } from '../certificate-words.rules.ts';

const SHOWN = FACTS.filter((name) => name !== 'id' && name !== 'language');

/** What is signed, in the language of the certificate. */
export function CertificateFactList({ text }: { text: string }) {
  const { i18n } = useLingui();
  const facts = readFacts(text);
  if (!facts) return null;
  return (
    <section className="mt-8">
      <h2 className="text-[1.375rem]">
        <Trans>Content of the certificate</Trans>
      </h2>
      <p className="mt-1 text-ink-soft text-small">
        <Trans>Please compare this with the paper in front of you.</Trans>
      </p>
      <dl lang={facts.language} className="mt-3 border-hairline border-t">
        {SHOWN.flatMap((name) =>
          facts[name] ? (
            <div key={name} className="grid gap-x-6 border-hairline border-b py-2.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
              <dt lang={i18n.locale} className="text-ink-soft">
                {i18n._(FACT_WORDS[name])}
              </dt>
              <dd className="[overflow-wrap:anywhere]">{facts[name]}</dd>
            </div>
          ) : (
            []
          ),
        )}
      </dl>
    </section>
  );
}
