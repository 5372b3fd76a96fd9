import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { SubmitEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { memberProfile } from '#people/members/member.queries.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { Lang } from '#shared/locale.ts';
import type { KindOfMail } from '../preview.contract.ts';
import { previewQueryOf, useSendPreview } from '../preview.queries.ts';
import { SOURCE_WORDS } from '../preview.words.ts';
import { type PreviewSearch, readPreviewSearch } from '../preview-search.rules.ts';
import { MailSides } from './mail-sides.tsx';
import { MailTexts } from './mail-texts.tsx';

interface MailPreviewProps {
  kind: KindOfMail;
  search: PreviewSearch & { lang: Lang };
}

/** One kind of mail, in the chosen language and about the chosen order, work or member. */
export function MailPreview({ kind, search }: MailPreviewProps) {
  const { options } = useRouter();
  const { lang, about, width = 'desk' } = search;
  const { data, error, refetch, isPlaceholderData } = useQuery(
    previewQueryOf(options.context, kind.kind, { lang, about }),
  );
  const { mutate, isPending, data: sent } = useSendPreview(kind.kind);
  const to = sent?.to;
  return (
    <div className="grid gap-5">
      <PreviewChoices kind={kind} search={search} about={data?.about} />
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isPending} disabled={!data} onClick={() => mutate({ lang, about })}>
          <Trans>Send this to me</Trans>
        </Button>
        <p role="status" className="text-ink-soft text-small">
          {to && <Trans>On its way to {to}.</Trans>}
        </p>
      </div>
      {data && !error ? (
        <>
          <MailSides mail={data} width={width} busy={isPlaceholderData} />
          <MailTexts key={`${lang} ${about ?? ''}`} kind={kind.kind} preview={{ lang, about }} />
        </>
      ) : (
        error && (
          <NotLoaded
            error={error}
            again={() => void refetch()}
            heading="h2"
            missing={
              <EmptyState title={<Trans>Nothing to preview yet</Trans>}>
                <Trans>This e-mail needs an order, a work or a member, and none was found.</Trans>
              </EmptyState>
            }
          />
        )
      )}
    </div>
  );
}

function PreviewChoices({ kind, search, about }: MailPreviewProps & { about: string | undefined }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const { data: person } = useQuery(memberProfile(options.context));
  const go = (change: Record<string, unknown>) =>
    void navigate({
      to: '/admin/mail',
      search: readPreviewSearch({ ...search, kind: kind.kind, ...change }),
      replace: true,
      resetScroll: false,
    });
  // Only an administrator may choose a member.
  const choosesAbout = kind.source !== 'member' || person?.staff_role === 'admin';
  function choose(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    go({ about: new FormData(event.currentTarget).get('about') });
  }
  return (
    <div className="flex flex-wrap items-end gap-4">
      <SelectField
        label={t`Language`}
        value={search.lang}
        onChange={(event) => go({ lang: event.currentTarget.value })}
        options={LANGUAGES.map(({ lang, name }) => ({ value: lang, label: name }))}
        className="basis-36"
      />
      <SelectField
        label={t`Width`}
        value={search.width ?? 'desk'}
        onChange={(event) => go({ width: event.currentTarget.value })}
        options={[
          { value: 'desk', label: t`On a computer` },
          { value: 'phone', label: t`On a phone` },
        ]}
        className="basis-32"
      />
      {choosesAbout && (
        <form key={search.about ?? about} onSubmit={choose} className="flex min-w-0 items-end gap-3">
          <TextField
            label={i18n._(SOURCE_WORDS[kind.source])}
            name="about"
            defaultValue={search.about ?? about}
            className="min-w-0 basis-56"
          />
          <Button type="submit" className="shrink-0">
            <Trans>Show</Trans>
          </Button>
        </form>
      )}
    </div>
  );
}
