import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { OwnedDeskPage } from '#kit/desk/owned-desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { countedText } from '#shared/counted.rules.ts';
import { enquiriesQuery } from '../contact-desk.queries.ts';
import { type DeskSearch, ENQUIRY_STATES, readDeskSearch } from '../enquiry.rules.ts';
import { STATE_WORDS } from '../enquiry.words.ts';
import { DeskRow } from './desk-row.tsx';

export function EnquiriesPage({ search }: { search: DeskSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const query = useQuery(enquiriesQuery(options.context, search));
  return (
    <OwnedDeskPage
      title={<Trans>Enquiries</Trans>}
      states={ENQUIRY_STATES}
      here={{ state: search.state ?? 'open', who: search.who ?? 'all' }}
      nameOf={(state) => i18n._(STATE_WORDS[state])}
      counts={query.data?.counts}
      renderLink={(to, link) => (
        <Link to="/admin/contact" search={readDeskSearch({ ...search, ...to, page: 1 })} {...link} />
      )}
    >
      <DeskList
        query={query}
        label={t`Enquiries`}
        counted={(total) =>
          query.data?.more ? (
            <Trans>{countedText(total + 1, i18n.locale)} enquiries</Trans>
          ) : (
            <Plural value={total} one="# enquiry" other="# enquiries" />
          )
        }
        empty={<EmptyState title={<Trans>Nothing to do</Trans>} />}
        row={(enquiry) => <DeskRow key={enquiry.enquiry_id} enquiry={enquiry} />}
        renderLink={(page, link) => <Link to="/admin/contact" search={readDeskSearch({ ...search, page })} {...link} />}
      />
    </OwnedDeskPage>
  );
}
