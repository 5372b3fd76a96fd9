import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CopyButton } from '#kit/copy-button.tsx';
import { Disclosure } from '#kit/disclosure.tsx';
import { FACT_WORDS } from '../fact.words.ts';
import { FACT_NAMES } from '../fact-names.rules.ts';
import { pageFactsQuery } from '../faq.queries.ts';

/** The names that a writer can use in braces, with what visitors read in their place now. */
export function FactList() {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(pageFactsQuery(options.context));
  return (
    <Disclosure title={t`Values from the settings that you can use in the text`}>
      <p>
        <Trans>
          Write the word with its braces. Visitors read the current value, in their language. A sentence that names
          something not yet entered is left out.
        </Trans>
      </p>
      <dl className="mt-3 grid text-small">
        {FACT_NAMES.map((name) => {
          const value = data?.facts[name];
          return (
            <div key={name} className="grid gap-x-4 border-hairline border-t py-2 sm:grid-cols-[1fr_1fr_auto]">
              <dt className="min-w-0">
                <code className="text-ink">{`{${name}}`}</code>
                <span className="block text-caption">{FACT_WORDS[name].map((word) => i18n._(word)).join(' · ')}</span>
              </dt>
              <dd className="min-w-0 text-ink">{value === '' ? <Trans>not entered yet</Trans> : value}</dd>
              <dd className="justify-self-start">
                <CopyButton text={`{${name}}`} name={name} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Disclosure>
  );
}
