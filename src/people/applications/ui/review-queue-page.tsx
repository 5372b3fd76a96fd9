import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { APPLICATION_KINDS, APPLICATION_STATES } from '../application.rules.ts';
import { KIND_WORDS, STATE_WORDS } from '../application.words.ts';
import { applicationsQuery } from '../application-review.queries.ts';
import { type ReviewSearch, readReviewSearch } from '../application-search.rules.ts';
import { ReviewRow } from './review-row.tsx';

const QUEUES = ['all', ...APPLICATION_STATES] as const;

/** The applications by due date, with filters by state and kind and a search by name or e-mail address. */
export function ReviewQueuePage({ search }: { search: ReviewSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(applicationsQuery(options.context, search));
  const counts = query.data?.counts;
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <DeskPage
      title={<Trans>Applications</Trans>}
      side={
        <DeskQueues
          label={t`States`}
          names={QUEUES}
          here={search.state ?? 'all'}
          nameOf={(name) => (name === 'all' ? t`All` : i18n._(STATE_WORDS[name]))}
          countOf={(name) => (name === 'all' ? all : counts?.[name])}
          renderLink={(state, link) => (
            <Link to="/admin/application" search={readReviewSearch({ ...search, state, page: undefined })} {...link} />
          )}
        />
      }
    >
      <DeskSearch
        key={`${search.keyword} ${search.kind}`}
        label={t`Name, gallery or e-mail`}
        keyword={search.keyword}
        find={(values) =>
          void navigate({ to: '/admin/application', search: readReviewSearch({ state: search.state, ...values }) })
        }
      >
        <SelectField
          label={t`Kind`}
          name="kind"
          defaultValue={search.kind ?? ''}
          placeholder={t`Artists and galleries`}
          options={APPLICATION_KINDS.map((kind) => ({ value: kind, label: i18n._(KIND_WORDS[kind]) }))}
          className="min-w-0 basis-60"
        />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Applications`}
        counted={(total) => <Plural value={total} one="# application" other="# applications" />}
        empty={<NoApplication keyword={search.keyword} />}
        row={(application) => <ReviewRow key={application.application_id} application={application} />}
        renderLink={(page, link) => (
          <Link to="/admin/application" search={readReviewSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
  );
}

function NoApplication({ keyword }: { keyword: string | undefined }) {
  if (!keyword) return <EmptyState title={<Trans>Nothing to do</Trans>} />;
  return (
    <EmptyState title={<Trans>No matching applications</Trans>}>
      <Trans>Try a part of the name or of the e-mail address.</Trans>
    </EmptyState>
  );
}
