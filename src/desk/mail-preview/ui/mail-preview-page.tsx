import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { NotLoaded } from '#kit/not-loaded.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { langOf } from '#shared/locale.ts';
import type { KindOfMail } from '../preview.contract.ts';
import { mailKindsQuery } from '../preview.queries.ts';
import { GROUP_WORDS } from '../preview.words.ts';
import { type PreviewSearch, readPreviewSearch } from '../preview-search.rules.ts';
import { MailPreview } from './mail-preview.tsx';

/** Every kind of mail as its reader sees it, with real data of the shop. */
export function MailPreviewPage({ search }: { search: PreviewSearch }) {
  const { options } = useRouter();
  const locale = useLocale();
  const { data, error, refetch } = useQuery(mailKindsQuery(options.context));
  const opened = data?.find(({ kind }) => kind === search.kind) ?? data?.find(({ subject }) => subject) ?? data?.[0];
  return (
    <DeskPage
      title={<Trans>Mails</Trans>}
      side={data && opened && <Kinds kinds={data} opened={opened} search={search} />}
    >
      {opened ? (
        <MailPreview key={opened.kind} kind={opened} search={{ lang: langOf(locale), ...search }} />
      ) : error ? (
        <NotLoaded error={error} again={() => void refetch()} />
      ) : (
        <SkeletonGroup className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
    </DeskPage>
  );
}

interface KindsProps {
  kinds: readonly KindOfMail[];
  opened: KindOfMail;
  search: PreviewSearch;
}

function Kinds({ kinds, opened, search }: KindsProps) {
  const { t, i18n } = useLingui();
  // A mail about an order or a work has no text before there is one.
  const worded = kinds.filter(({ subject }) => subject !== undefined);
  const groups = [...Map.groupBy(worded, ({ group }) => group)];
  return (
    <nav aria-label={t`Kinds of mail`} className="max-h-56 overflow-y-auto text-small xl:max-h-none">
      {groups.map(([group, list]) => (
        <section key={group} aria-label={i18n._(GROUP_WORDS[group])} className="mb-5">
          <h2 className="font-medium font-text text-ink-soft text-small">{i18n._(GROUP_WORDS[group])}</h2>
          <ul>
            {list.map((one) => (
              <li key={one.kind}>
                <Link
                  to="/admin/mail"
                  search={readPreviewSearch({ ...search, kind: one.kind, about: undefined })}
                  resetScroll={false}
                  aria-current={one === opened ? 'page' : undefined}
                  activeOptions={{ exact: true, includeSearch: true }}
                  className="block border-transparent border-s-2 py-2 ps-3 [overflow-wrap:anywhere] hover:text-accent aria-[current=page]:border-ink aria-[current=page]:bg-wall-deep"
                >
                  {one.subject}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {worded.length < kinds.length && (
        <p className="text-ink-soft">
          <Trans>Mails about orders and works can be read here once there are any.</Trans>
        </p>
      )}
    </nav>
  );
}
