import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Button } from '#kit/button.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { localeOf } from '#shared/locale.ts';
import type { MailTextsReply, PreviewQuery } from '../preview.contract.ts';
import { mailTextsQuery, useSaveMailText } from '../preview.queries.ts';
import { MailTextForm, type SaveText } from './mail-text-form.tsx';

interface MailTextsProps {
  kind: string;
  preview: PreviewQuery;
}

/** Every text of the shown mail, to be replaced by the owner's words. */
export function MailTexts({ kind, preview }: MailTextsProps) {
  const { options } = useRouter();
  const { data, error, refetch } = useQuery(mailTextsQuery(options.context, kind, preview));
  const { mutateAsync } = useSaveMailText(kind, preview);
  return (
    <section aria-labelledby="mail-texts" className="border-hairline border-t pt-6">
      <h2 id="mail-texts" className="text-title">
        <Trans>Texts of this e-mail</Trans>
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft text-small">
        <Trans>
          Your own text replaces the standard one in this language only. Variables in braces are filled in when the
          e-mail is sent.
        </Trans>
      </p>
      {data ? (
        <>
          <ul className="mt-4 grid">
            {data.texts.map((text) => (
              <li key={`${text.id} ${text.version}`} className="border-hairline border-b py-4">
                <MailTextForm text={text} locale={localeOf(preview.lang)} save={mutateAsync} />
              </li>
            ))}
          </ul>
          {data.unused.length > 0 && <UnusedTexts texts={data.unused} save={mutateAsync} preview={preview} />}
        </>
      ) : error ? (
        <NotLoaded error={error} again={() => void refetch()} heading="h2" />
      ) : (
        <SkeletonGroup className="mt-4 grid gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </section>
  );
}

interface UnusedTextsProps {
  texts: MailTextsReply['unused'];
  save: SaveText;
  preview: PreviewQuery;
}

/** The owner's words for texts that are not in the shown mail: it is about another kind of order, or a new version of the software words it differently. */
function UnusedTexts({ texts, save, preview }: UnusedTextsProps) {
  const locale = localeOf(preview.lang);
  return (
    <section aria-labelledby="unused-texts" className="mt-8">
      <h3 id="unused-texts" className="font-medium">
        <Trans>Your texts that this preview does not contain</Trans>
      </h3>
      <p className="mt-1 max-w-prose text-ink-soft text-small">
        <Trans>They belong to other orders, or a new version of the software has a new standard text.</Trans>
      </p>
      <ul className="mt-3 grid">
        {texts.map(({ id, version, words, standard }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-3 border-hairline border-b py-3">
            <p lang={locale} className="min-w-0 flex-1 text-small [overflow-wrap:anywhere]">
              {words}
              <span className="mt-1 block text-ink-soft">
                <Trans>Standard text: {standard}</Trans>
              </span>
            </p>
            <Button kind="quiet" onClick={() => void save({ id, version, words: null })}>
              <Trans>Remove</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
