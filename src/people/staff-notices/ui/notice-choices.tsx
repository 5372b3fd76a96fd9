import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Loaded } from '#kit/loaded.tsx';
import { Section } from '#kit/section.tsx';
import { choicesQuery } from '../notice.queries.ts';
import { ChoicesFields } from './choices-fields.tsx';
import { LineNote } from './line-note.tsx';

/** The staff member's own choices: what they are notified about, when, and how. */
export function NoticeChoices() {
  const { t } = useLingui();
  const { options } = useRouter();
  const query = useQuery(choicesQuery(options.context));
  return (
    <section id="notices" aria-label={t`Notices`} className="mt-14 scroll-mt-6">
      <h2 className="text-title">
        <Trans>Notices</Trans>
      </h2>
      <p className="prose-text mt-2 text-ink-soft">
        <Trans>
          We notify you about the events your role may see. Everything except “Not at all” also appears under the bell.
          Several events within two minutes arrive as one message.
        </Trans>
      </p>
      <Loaded query={query} skeleton={['h-64']}>
        {(data) => (
          <>
            {/* The key makes the form start again with the values of a newer version. */}
            <ChoicesFields key={data.version} data={data} again={() => void query.refetch()} />
            <Section layout="beside" title={<Trans>LINE</Trans>}>
              <LineNote line={data.line} />
            </Section>
          </>
        )}
      </Loaded>
    </section>
  );
}
