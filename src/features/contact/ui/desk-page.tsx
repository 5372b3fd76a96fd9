import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { countedText } from '#shared/counted.rules.ts';
import { DESK_OWNERS } from '#shared/desk-owner.rules.ts';
import { OWNER_WORDS } from '#shared/desk-owner.words.ts';
import { DeskList } from '#web/kit/desk/desk-list.tsx';
import { DeskPage as Desk } from '#web/kit/desk/desk-page.tsx';
import { DeskQueues } from '#web/kit/desk/desk-queues.tsx';
import { EmptyState } from '#web/kit/empty-state.tsx';
import { enquiriesQuery } from '../contact-desk.queries.ts';
import { type DeskSearch, ENQUIRY_STATES, readDeskSearch } from '../enquiry.rules.ts';
import { STATE_WORDS } from '../enquiry.words.ts';
import { DeskRow } from './desk-row.tsx';

/** The enquiries of the contact form, open ones first of all. */
export function DeskPage({ search }: { search: DeskSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const query = useQuery(enquiriesQuery(options.context, search));
  return (
    <Desk
      title={<Trans>Enquiries</Trans>}
      side={
        <div className="grid content-start gap-x-8 gap-y-2 sm:flex sm:flex-wrap xl:grid xl:gap-y-6">
          <DeskQueues
            label={t`States`}
            names={ENQUIRY_STATES}
            here={search.state ?? 'open'}
            nameOf={(state) => i18n._(STATE_WORDS[state])}
            countOf={(state) => query.data && countedText(query.data.counts[state], i18n.locale)}
            renderLink={(state, link) => (
              <Link to="/admin/contact" search={readDeskSearch({ ...search, state, page: 1 })} {...link} />
            )}
          />
          <DeskQueues
            label={t`Whose`}
            names={DESK_OWNERS}
            here={search.who ?? 'all'}
            nameOf={(who) => i18n._(OWNER_WORDS[who])}
            renderLink={(who, link) => (
              <Link to="/admin/contact" search={readDeskSearch({ ...search, who, page: 1 })} {...link} />
            )}
          />
        </div>
      }
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
        empty={<EmptyState title={<Trans>Nothing waits here</Trans>} />}
        row={(enquiry) => <DeskRow key={enquiry.enquiry_id} enquiry={enquiry} />}
        renderLink={(page, link) => <Link to="/admin/contact" search={readDeskSearch({ ...search, page })} {...link} />}
      />
    </Desk>
  );
}
