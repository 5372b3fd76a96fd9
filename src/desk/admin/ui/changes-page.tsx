import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { AUDIT_SUBJECTS } from '#ground/audit/audit.rules.ts';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { TextField } from '#kit/text-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { changesQuery } from '../admin.queries.ts';
import { SUBJECT_WORDS } from '../admin.words.ts';
import { type ChangesSearch, readChangesSearch } from '../changes-search.rules.ts';
import { ChangeRow } from './change-row.tsx';

export function ChangesPage({ search }: { search: ChangesSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(changesQuery(options.context, search));
  const number = new Intl.NumberFormat(useLocale());
  return (
    <DeskPage title={<Trans>Changes</Trans>}>
      <DeskSearch
        key={JSON.stringify(search)}
        label={t`Number, value, amount or person`}
        keyword={search.keyword}
        find={(values) => void navigate({ to: '/admin/change', search: readChangesSearch(values) })}
      >
        <SelectField
          label={t`What`}
          name="subject"
          defaultValue={search.subject ?? ''}
          placeholder={t`Everything`}
          options={AUDIT_SUBJECTS.map((subject) => ({ value: subject, label: i18n._(SUBJECT_WORDS[subject]) }))}
          className="min-w-0 basis-44"
        />
        <TextField label={t`From`} type="date" name="since" defaultValue={search.since} className="basis-40" />
        <TextField label={t`Until`} type="date" name="until" defaultValue={search.until} className="basis-40" />
      </DeskSearch>
      <DeskList
        query={query}
        label={t`Changes`}
        counted={(total) =>
          query.data?.more ? (
            <Trans>More than {number.format(total)} changes; only the first pages can be shown.</Trans>
          ) : (
            <Plural value={total} one="# change" other="# changes" />
          )
        }
        empty={<EmptyState title={<Trans>No matching changes</Trans>} />}
        row={(change) => <ChangeRow key={change.change_id} change={change} />}
        renderLink={(page, link) => (
          <Link to="/admin/change" search={readChangesSearch({ ...search, page })} {...link} />
        )}
      />
    </DeskPage>
  );
}
