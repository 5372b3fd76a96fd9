import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useId } from 'react';
import { Disclosure } from '#kit/disclosure.tsx';
import { SHOP_TIME_ZONE } from '#shared/shop-time.ts';
import type { OwnApplication } from '../application.contract.ts';
import { ownApplicationQuery } from '../application.queries.ts';
import { PART_WORDS } from '../application.words.ts';
import { ApplicationAnswer } from './application-answer.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplyAgain } from './apply-again.tsx';

/** An application's progress and the next step for the applicant; nothing for other members. */
export function ApplicationBanner() {
  const { options } = useRouter();
  // Reviewers may have decided while the page was open in another tab.
  const { data } = useQuery({ ...ownApplicationQuery(options.context), refetchOnWindowFocus: 'always' });
  const titleId = useId();
  if (!data || data.state === 'approved') return null;
  return (
    <section
      aria-labelledby={titleId}
      className="mb-10 border-accent border-s-2 bg-wall-deep px-5 py-5 sm:px-7 sm:py-6"
    >
      <p className="text-caption text-ink-soft">
        {data.kind === 'gallery' ? <Trans>Gallery application</Trans> : <Trans>Artist application</Trans>}
      </p>
      <h2 id={titleId} className="mt-1 text-title">
        <StateTitle application={data} />
      </h2>
      <StateWords application={data} />
      {data.state === 'needs_info' && <ApplicationAnswer />}
      {data.state === 'rejected' && <ApplyAgain application={data} />}
      <div className="mt-4">
        <Disclosure title={<Trans>Application history</Trans>} heading="h3">
          <ApplicationHistory history={data.history} />
        </Disclosure>
      </div>
    </section>
  );
}

function StateTitle({ application }: { application: OwnApplication }) {
  switch (application.state) {
    case 'submitted':
      return <Trans>We have received your application</Trans>;
    case 'in_review':
      return <Trans>We are looking at your work</Trans>;
    case 'needs_info':
      return <Trans>We have a question for you</Trans>;
    case 'rejected':
      return <Trans>We could not accept your application</Trans>;
    default:
      return <Trans>Your sales are paused</Trans>;
  }
}

/** The next step and its date; the shop's message appears verbatim. */
function StateWords({ application }: { application: OwnApplication }) {
  const { i18n } = useLingui();
  const missing = new Intl.ListFormat(i18n.locale).format(application.missing.map((part) => i18n._(PART_WORDS[part])));
  const { due_at, asked, thread_id } = application;
  const date = due_at && i18n.date(new Date(due_at), { dateStyle: 'full', timeZone: SHOP_TIME_ZONE });
  return (
    <div className="prose-text mt-3 grid gap-3">
      {date && (
        <p>
          <Trans>
            You will have our answer by <strong className="font-medium">{date}</strong>. Until then you can buy prints
            and save favourites with your account.
          </Trans>
        </p>
      )}
      {missing && (
        <p>
          <Trans>Your application is incomplete. Please add to your profile: {missing}</Trans>
        </p>
      )}
      {asked && <blockquote className="whitespace-pre-line border-hairline-strong border-s ps-4">{asked}</blockquote>}
      {thread_id !== null && (
        <p>
          <Link to="/account/message/$id" params={{ id: String(thread_id) }} className="text-link">
            <Trans>Open the conversation</Trans>
          </Link>
        </p>
      )}
    </div>
  );
}
