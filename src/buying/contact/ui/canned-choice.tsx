import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { SelectField } from '#kit/select-field.tsx';
import type { Lang } from '#shared/locale.ts';
import { cannedAnswersQuery } from '../canned-answer.queries.ts';
import { filledIn } from '../canned-answer.rules.ts';

interface CannedChoiceProps {
  /** The language of the answer. */
  lang: Lang;
  /** Values for its placeholders. */
  known: { name?: string | undefined; order?: string | undefined };
  onChoose: (text: string) => void;
}

/** Starts an answer from a saved reply, in the recipient's language. */
export function CannedChoice({ lang, known, onChoose }: CannedChoiceProps) {
  const { t } = useLingui();
  const { options } = useRouter();
  const { data } = useQuery(cannedAnswersQuery(options.context));
  if (!data) return null;
  function choose(id: string) {
    const answer = data?.list.find(({ canned_id }) => String(canned_id) === id);
    if (answer) onChoose(filledIn(answer.text[lang], known));
  }
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-1">
      {data.list.length > 0 && (
        <SelectField
          className="min-w-0 flex-1 basis-56"
          label={t`Use a saved reply`}
          placeholder={t`Saved replies`}
          value=""
          onChange={({ target }) => choose(target.value)}
          options={data.list.map(({ canned_id, title }) => ({ value: String(canned_id), label: title }))}
        />
      )}
      <Link to="/admin/answer" className="text-link py-2 text-small">
        <Trans>Edit these answers</Trans>
      </Link>
    </div>
  );
}
