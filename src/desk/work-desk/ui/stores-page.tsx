import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf, textIn } from '#shared/locale.ts';
import type { DeskStore } from '../store-desk.contract.ts';
import { deskStoresQuery } from '../store-desk.queries.ts';

export function StoresPage() {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data, ...query } = useQuery(deskStoresQuery(options.context));
  const open = data?.filter(({ closed }) => !closed).length ?? 0;
  return (
    <DeskPage
      title={<Trans>Exhibition stores</Trans>}
      actions={
        <ButtonLink to="/admin/store/$id" params={{ id: 'new' }}>
          <Trans>New store</Trans>
        </ButtonLink>
      }
    >
      <DeskList
        query={{ ...query, data: data && { list: data, total: data.length, page: 1, pages: 1 } }}
        label={t`Exhibition stores`}
        counted={(total) => (
          <Trans>
            {open} of {total} are open
          </Trans>
        )}
        empty={
          <EmptyState title={<Trans>There are no exhibition stores yet</Trans>}>
            <Trans>Add one, then choose it in the works that are sold only there.</Trans>
          </EmptyState>
        }
        row={(store) => <StoreRow key={store.store_id} store={store} />}
        renderLink={(_page, link) => <Link to="/admin/store" {...link} />}
      />
    </DeskPage>
  );
}

function StoreRow({ store }: { store: DeskStore }) {
  const lang = langOf(useLocale());
  const { store_id, name, address, closed, works } = store;
  return (
    <li className="relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-b py-4 transition-colors duration-quick hover:bg-wall-deep">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to="/admin/store/$id"
            params={{ id: String(store_id) }}
            className="[overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-accent"
          >
            {textIn(name, lang)}
          </Link>
          {closed && (
            <span className="rounded-soft border border-hairline-strong px-2 py-0.5 text-caption text-ink-soft">
              <Trans context="an exhibition store">Closed</Trans>
            </span>
          )}
        </p>
        <p className="text-ink-soft text-small [overflow-wrap:anywhere]">{textIn(address, lang)}</p>
      </div>
      <p className="text-small tabular-nums">
        <Plural value={works} _0="No work on show" one="# work on show" other="# works on show" />
      </p>
    </li>
  );
}
