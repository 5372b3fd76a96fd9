import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AssignField } from '#kit/desk/assign-field.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { useShopClock } from '#kit/use-shop-clock.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { hasPlaceholders } from '../canned-answer.rules.ts';
import type { EnquiryAnswer, EnquiryDetail, EnquiryLetter } from '../contact-desk.contract.ts';
import { enquiryQuery, useAnswerEnquiry, useAssignEnquiry } from '../contact-desk.queries.ts';
import { KIND_WORDS, STATE_WORDS } from '../enquiry.words.ts';
import { TITLES } from '../titles.rules.ts';
import { CannedChoice } from './canned-choice.tsx';

interface AnswerForm {
  draftKey: string;
  hint: string;
  seen: number;
  send: (answer: EnquiryAnswer, key: string) => Promise<unknown>;
  begin: (insert: (text: string) => void) => ReactNode;
  hasPlaceholders: (text: string) => boolean;
}

/** The messages feature supplies the form and the file list. */
interface LetterParts {
  form: (form: AnswerForm) => ReactNode;
  files: (letter: EnquiryLetter, enquiry: EnquiryDetail) => ReactNode;
}

export function EnquiryPage({ id, brand, ...parts }: { id: string; brand: string } & LetterParts) {
  const { options } = useRouter();
  const query = useQuery(enquiryQuery(options.context, id));
  return (
    <>
      <p className="mb-4 text-small">
        <Link to="/admin/contact" className="text-link">
          <Trans>All enquiries</Trans>
        </Link>
      </p>
      <Loaded query={query} missing={<EmptyState heading="h1" title={<Trans>Enquiry not found</Trans>} />}>
        {(data) => <LoadedEnquiry enquiry={data} brand={brand} {...parts} />}
      </Loaded>
    </>
  );
}

function LoadedEnquiry({ enquiry, brand, form, files }: { enquiry: EnquiryDetail; brand: string } & LetterParts) {
  const { t, i18n } = useLingui();
  const { enquiry_id: number, kind, name, lang, state, letters, thread_id, assigned, colleagues } = enquiry;
  const { mutateAsync } = useAnswerEnquiry(String(number));
  const assign = useAssignEnquiry(String(number));
  return (
    <>
      <h1 className="text-title [overflow-wrap:anywhere]">{name}</h1>
      <p role="status" className="mt-1 flex flex-wrap gap-x-3 text-ink-soft text-small">
        <span>
          <Trans>Enquiry no. {number}</Trans>
        </span>
        <span>{i18n._(KIND_WORDS[kind])}</span>
        <span className="font-medium text-ink">{i18n._(STATE_WORDS[state])}</span>
      </p>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <Letters enquiry={enquiry} brand={brand} files={files} />
          {form({
            draftKey: `enquiry answer ${number}`,
            hint:
              thread_id === null
                ? t`Sent to the visitor by e-mail exactly as you write it; files open through a link in it.`
                : t`It appears in the member’s messages, and they are notified by e-mail.`,
            seen: letters.at(-1)?.letter_id ?? 0,
            send: (json, key) => mutateAsync({ json, key }),
            begin: (insert) => <CannedChoice lang={lang} known={{ name }} onChoose={insert} />,
            hasPlaceholders,
          })}
        </div>
        <div className="min-w-0 self-start">
          <AssignField assigned={assigned} colleagues={colleagues} busy={assign.isPending} onAssign={assign.mutate} />
          <Sender enquiry={enquiry} />
        </div>
      </div>
    </>
  );
}

interface LettersProps extends Pick<LetterParts, 'files'> {
  enquiry: EnquiryDetail;
  brand: string;
}

function Letters({ enquiry, brand, files }: LettersProps) {
  const clock = useShopClock();
  const { letters, name } = enquiry;
  return (
    <ol className="grid gap-8">
      {letters.map((letter) => {
        const { letter_id, side, text, created_at, files_until } = letter;
        const until = files_until && clock(files_until);
        return (
          <li key={letter_id} className={`border-s-2 ps-5 ${side === 'shop' ? 'border-accent' : 'border-hairline'}`}>
            <p className="text-small">
              <span className="font-medium">{side === 'shop' ? brand : name}</span>{' '}
              <time dateTime={created_at} className="text-caption text-ink-soft">
                {clock(created_at)}
              </time>
            </p>
            <p className="prose-text mt-2 whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            {files(letter, enquiry)}
            {until && (
              <p className="mt-2 text-caption text-ink-soft">
                {files_until > new Date().toISOString() ? (
                  <Trans>The visitor can open these files until {until}.</Trans>
                ) : (
                  <Trans>The visitor’s link to these files expired on {until}.</Trans>
                )}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Sender({ enquiry }: { enquiry: EnquiryDetail }) {
  const locale = useLocale();
  const { lang, title, email, phone, company_name, company_phone, member_id, thread_id } = enquiry;
  return (
    <dl className="min-w-0 self-start border-hairline border-t text-small">
      <Fact name={<Trans>Form of address</Trans>}>{TITLES[title][locale]}</Fact>
      <Fact name={<Trans>E-mail address</Trans>}>{email}</Fact>
      <Fact name={<Trans>Telephone</Trans>}>{phone}</Fact>
      {company_name && <Fact name={<Trans>Company</Trans>}>{company_name}</Fact>}
      {company_phone && <Fact name={<Trans>Company telephone</Trans>}>{company_phone}</Fact>}
      <Fact name={<Trans>Language of our answer</Trans>}>
        {LANGUAGES.find((language) => language.lang === lang)?.name}
      </Fact>
      <Fact name={<Trans>Enquirer</Trans>}>
        {member_id === null ? (
          <Trans>Visitor</Trans>
        ) : (
          <Link to="/admin/member/$id" params={{ id: String(member_id) }} className="text-link">
            <Trans>Member</Trans>
          </Link>
        )}
      </Fact>
      {thread_id !== null && (
        <p className="py-3">
          <Link to="/admin/message/$id" params={{ id: String(thread_id) }} className="text-link">
            <Trans>The whole conversation, with files</Trans>
          </Link>
        </p>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="border-hairline border-b py-3">
      <dt className="text-caption text-ink-soft">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
