import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#kit/client/api-failure.ts';
import { showToast } from '#kit/client/toast.ts';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FormRefusal } from '#kit/form-refusal.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { UndoNotice } from '#kit/undo-notice.tsx';
import type { DeadMailsForm } from '#people/mail/dead-mail.contract.ts';
import { deadMailsQuery, useDeadMails, useRestoreMails } from '#people/mail/dead-mail.queries.ts';
import { MOST_AT_ONCE } from '#people/mail/dead-mail.rules.ts';
import { mailKindWords } from '#people/mail/mail-words.rules.ts';
import { AllDeadMails } from './all-dead-mails.tsx';
import { DeadMailRow } from './dead-mail-row.tsx';

type Step = 'retry' | 'drop';

export function DeadMails({ kind, page }: { kind: string | undefined; page: number }) {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const navigate = useNavigate();
  const query = useQuery(deadMailsQuery(options.context, { kind, page }));
  const { mutateAsync, isPending, variables } = useDeadMails();
  const restoring = useRestoreMails();
  const [dropped, setDropped] = useState<number[]>();
  const [failure, setFailure] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const [done, setDone] = useState(0);
  // The pressed row has been removed: the heading gets the focus.
  useEffect(() => {
    if (done > 0) heading.current?.focus();
  }, [done]);
  async function tried(work: () => Promise<void>) {
    setFailure(undefined);
    try {
      await work();
    } catch (problem) {
      if (!(problem instanceof ApiFailure)) throw problem;
      setFailure(
        problem.code === 'conflict'
          ? t`Someone else has already dealt with this. The list now shows what is left.`
          : problem.message,
      );
    }
  }
  const take = (step: Step, form: DeadMailsForm) =>
    tried(async () => {
      const ids = await mutateAsync({ step, form });
      setDropped(step === 'drop' ? ids : undefined);
      if (step === 'drop') return;
      showToast('success', t`Queued again: ${{ count: ids.length }}. We will send them in the next minutes.`);
      setDone((times) => times + 1);
    });
  const restore = (ids: number[]) =>
    tried(async () => {
      await restoring.mutateAsync(ids);
      setDropped(undefined);
      setDone((times) => times + 1);
    });
  const busyOf = (id: number) =>
    isPending && variables && 'mail_ids' in variables.form && variables.form.mail_ids.includes(id)
      ? variables.step
      : undefined;
  const { data } = query;
  const nameOf = (one: string) => {
    const words = mailKindWords(one);
    return words ? i18n._(words) : one;
  };
  return (
    <section aria-label={t`Undelivered mails`} className="mt-10">
      <h3 ref={heading} tabIndex={-1} className="text-lead outline-none">
        <Trans>Undelivered mails</Trans>
      </h3>
      {data && data.kinds.length > 0 && (
        <SelectField
          className="mt-3 max-w-sm"
          label={t`Kind`}
          placeholder={t`All kinds`}
          value={kind ?? ''}
          onChange={({ target }) =>
            void navigate({
              to: '/admin/connection',
              search: target.value === '' ? {} : { kind: target.value },
              resetScroll: false,
            })
          }
          options={data.kinds.map((one) => ({ value: one.kind, label: `${nameOf(one.kind)} (${one.mails})` }))}
        />
      )}
      <div className="mt-3 grid gap-3 empty:hidden">
        {dropped && (
          <UndoNotice key={dropped.join()} busy={restoring.isPending} onUndo={() => void restore(dropped)}>
            <Plural value={dropped.length} one="# mail was dropped." other="# mails were dropped." />
          </UndoNotice>
        )}
        <FormRefusal message={failure} />
      </div>
      <DeskList
        query={query}
        label={t`Undelivered mails`}
        counted={(total) => (
          <Plural value={total} one="# mail could not be delivered" other="# mails could not be delivered" />
        )}
        empty={<EmptyState title={<Trans>No undelivered mail</Trans>} />}
        row={(mail) => (
          <DeadMailRow
            key={mail.mail_id}
            mail={mail}
            busy={busyOf(mail.mail_id)}
            onStep={(step) => void take(step, { mail_ids: [mail.mail_id] })}
          />
        )}
        renderLink={(at, link) => (
          <Link to="/admin/connection" search={{ ...(kind && { kind }), ...(at > 1 && { page: at }) }} {...link} />
        )}
      />
      {data && data.total > 1 && (
        <AllDeadMails
          count={Math.min(data.total, MOST_AT_ONCE)}
          busy={isPending && variables && 'all' in variables.form ? variables.step : undefined}
          onStep={(step) => take(step, { all: true, ...(kind && { kind }) })}
        />
      )}
    </section>
  );
}
