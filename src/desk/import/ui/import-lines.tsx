import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { DeskSearch } from '#kit/desk/desk-search.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import type { WorkImport } from '../import.contract.ts';
import { linesQuery } from '../import.queries.ts';
import { SHOW_WORDS } from '../import.words.ts';
import { type ImportSearch, type LineShow, readImportSearch, showsOf } from '../import-search.rules.ts';
import { useWarned } from './import-counts.tsx';
import { ImportLineRow } from './import-line-row.tsx';

/** The lines of an import, by state, with a search. */
export function ImportLines({ one, search }: { one: WorkImport; search: ImportSearch }) {
  const total = Object.values(one.lines).reduce((sum, lines) => sum + lines, 0);
  return total > 0 && <Lines one={one} search={search} total={total} />;
}

function Lines({ one, search, total }: { one: WorkImport; search: ImportSearch; total: number }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(linesQuery(options.context, one, search));
  const warned = useWarned(one);
  const { show, keyword } = search;
  const params = { id: String(one.import_id) };
  const countOf = (name: LineShow) => (name === 'all' ? total : name === 'warned' ? warned : one.lines[name]);
  return (
    <section aria-labelledby="lines" className="mt-12">
      <h2 id="lines" className="text-title">
        <Trans>Line by line</Trans>
      </h2>
      <div className="mt-4 grid gap-x-10 gap-y-4 xl:grid-cols-[13rem_minmax(0,1fr)]">
        <DeskQueues
          label={t`Lines by state`}
          names={showsOf(one.lines, warned, show ?? 'all')}
          here={show ?? 'all'}
          nameOf={(name) => i18n._(SHOW_WORDS[name])}
          countOf={(name) => i18n.number(countOf(name))}
          renderLink={(name, link) => (
            <Link
              to="/admin/import/$id"
              params={params}
              search={readImportSearch({ keyword, show: name })}
              resetScroll={false}
              {...link}
            />
          )}
        />
        <div className="min-w-0">
          <DeskSearch
            key={JSON.stringify(search)}
            label={t`Title, artist, file or row`}
            keyword={keyword}
            find={(values) =>
              void navigate({
                to: '/admin/import/$id',
                params,
                search: readImportSearch({ ...values, show }),
                resetScroll: false,
              })
            }
          />
          <DeskList
            query={query}
            label={t`Lines of the import`}
            counted={(found) => <Plural value={found} one="# line" other="# lines" />}
            empty={<EmptyState heading="h3" title={<Trans>No matching lines</Trans>} />}
            row={(line) => <ImportLineRow key={line.line} line={line} state={one.state} />}
            renderLink={(page, link) => (
              <Link to="/admin/import/$id" params={params} search={readImportSearch({ ...search, page })} {...link} />
            )}
          />
        </div>
      </div>
    </section>
  );
}
