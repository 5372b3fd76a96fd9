import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { DeskQueues } from '#kit/desk/desk-queues.tsx';
import { ListNotLoaded } from '#kit/desk/list-states.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { type BankSearch, LINE_VIEWS, readBankSearch, viewOf } from '../bank-search.rules.ts';
import type { BankStatementView } from '../bank-statement.contract.ts';
import { statementQuery, statementsQuery } from '../bank-statement.queries.ts';
import type { UnreadLine } from '../bank-statement.rules.ts';
import { VIEW_WORDS } from '../bank-statement.words.ts';
import { BankLines } from './bank-lines.tsx';
import { BankStatementForm } from './bank-statement-form.tsx';
import { useOrderFormat } from './use-order-format.ts';

export function BankStatementPage({ search }: { search: BankSearch }) {
  return search.id === undefined ? (
    <DeskPage title={<Trans>Bank statement</Trans>}>
      <BankStatementForm />
      <LatestStatements />
    </DeskPage>
  ) : (
    <OneStatement key={search.id} id={search.id} search={search} />
  );
}

function LatestStatements() {
  const { options } = useRouter();
  const { time } = useOrderFormat();
  const { data, isError, refetch } = useQuery(statementsQuery(options.context));
  if (!data && isError) return <ListNotLoaded again={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="mt-12 max-w-2xl">
      <h2 className="text-heading">
        <Trans>Recently imported</Trans>
      </h2>
      <ul className="mt-3 border-hairline border-t">
        {data.map(({ statement_id, created_at, staff_name, lines }) => (
          <li key={statement_id} className="border-hairline border-b">
            <Link
              to="/admin/statement"
              search={{ id: statement_id }}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 py-2 hover:text-accent"
            >
              <time dateTime={created_at}>{time(created_at)}</time>
              <span className="text-ink-soft text-small">
                {staff_name} · <Plural value={lines} one="# line" other="# lines" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneStatement({ id, search }: { id: number; search: BankSearch }) {
  const { options } = useRouter();
  return (
    <Loaded
      query={useQuery(statementQuery(options.context, id))}
      missing={<EmptyState heading="h1" title={<Trans>Statement not found</Trans>} />}
      skeleton={['h-10 max-w-md', 'h-24', 'h-24']}
    >
      {(statement) => <Explained statement={statement} search={search} />}
    </Loaded>
  );
}

function Explained({ statement, search }: { statement: BankStatementView; search: BankSearch }) {
  const { t, i18n } = useLingui();
  const { time } = useOrderFormat();
  const { list, unread, staff_name, created_at, statement_id } = statement;
  const here = search.view ?? 'open';
  const at = time(created_at);
  return (
    <DeskPage
      title={<Trans>Bank statement</Trans>}
      actions={
        <Link to="/admin/statement" className="text-link">
          <Trans>Import another</Trans>
        </Link>
      }
      side={
        <DeskQueues
          label={t`Lines`}
          names={LINE_VIEWS}
          here={here}
          nameOf={(name) => i18n._(VIEW_WORDS[name])}
          countOf={(name) => list.filter(({ kind }) => viewOf(kind) === name).length}
          renderLink={(view, link) => (
            <Link to="/admin/statement" search={readBankSearch({ id: statement_id, view })} {...link} />
          )}
        />
      }
    >
      <p className="text-ink-soft text-small">
        <Trans>
          Imported by {staff_name}, {at}
        </Trans>
      </p>
      <BankLines key={here} id={statement_id} lines={list.filter(({ kind }) => viewOf(kind) === here)} />
      {unread.length > 0 && (
        <section className="mt-10">
          <h2 className="text-heading">
            <Trans>Lines that could not be read</Trans>
          </h2>
          <ul className="mt-3 grid gap-2 text-small">
            {unread.map(({ line, missing, text }) => (
              <li key={line} className="[overflow-wrap:anywhere]">
                <UnreadReason line={line} missing={missing} /> <span className="text-ink-soft">{text}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DeskPage>
  );
}

function UnreadReason({ line, missing }: Pick<UnreadLine, 'line' | 'missing'>) {
  if (missing === 'day') return <Trans>Line {line} has an amount, but no day:</Trans>;
  if (missing === 'amount') return <Trans>Line {line} has a day, but no amount in whole NT$:</Trans>;
  return <Trans>Line {line}: cannot tell whether the amount is incoming or outgoing:</Trans>;
}
