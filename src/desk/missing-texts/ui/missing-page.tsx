import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { missingQuery } from '../missing.queries.ts';
import { MISSING_KINDS } from '../missing.rules.ts';
import { KIND_WORDS } from '../missing.words.ts';
import { type MissingSearch, readMissingSearch } from '../missing-search.rules.ts';
import { MissingRow } from './missing-row.tsx';

export function MissingPage({ search }: { search: MissingSearch }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const query = useQuery(missingQuery(options.context, search));
  const kind = search.kind ?? 'work';
  return (
    <DeskPage
      title={<Trans>Missing texts</Trans>}
      side={
        <DeskQueues
          label={t`Kinds`}
          names={MISSING_KINDS}
          here={kind}
          nameOf={(name) => i18n._(KIND_WORDS[name])}
          countOf={(name) => query.data?.counts[name]}
          renderLink={(name, link) => <Link to="/admin/missing" search={readMissingSearch({ kind: name })} {...link} />}
        />
      }
    >
      <p className="prose-text text-ink-soft text-small">
        <Trans>If a language is missing, visitors see the closest one available.</Trans>
      </p>
      <DeskList
        query={query}
        label={i18n._(KIND_WORDS[kind])}
        counted={(total) => <Plural value={total} one="# with a missing text" other="# with missing texts" />}
        empty={
          <EmptyState title={<Trans>Nothing is missing here</Trans>}>
            <Trans>All texts of this kind exist in all languages.</Trans>
          </EmptyState>
        }
        row={(entry) => <MissingRow key={entry.id} kind={query.data?.kind ?? kind} entry={entry} />}
        renderLink={(page, link) => <Link to="/admin/missing" search={readMissingSearch({ kind, page })} {...link} />}
      />
    </DeskPage>
  );
}
