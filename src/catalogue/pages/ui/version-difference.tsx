import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ShownBlock } from '#ground/blocks/block.rules.ts';
import { COMPOSED_WORDS } from '#ground/blocks/page-part.words.ts';
import { Blocks } from '#kit/blocks/blocks.tsx';
import { ListNotLoaded } from '#kit/desk/list-states.tsx';
import { SelectField } from '#kit/select-field.tsx';
import { useShopDay } from '#kit/use-shop-day.ts';
import { VisuallyHidden } from '#kit/visually-hidden.tsx';
import { langOf } from '#shared/locale.ts';
import type { LegalReply, LegalWords } from '../legal.contract.ts';
import { legalVersionQuery } from '../legal.queries.ts';
import { type BlockChange, blockChanges } from '../legal.rules.ts';
import { pageOfWritten } from '../legal-preview.rules.ts';

const WRITTEN = 'written';

/** Compares two versions, or the draft with one, in the reader's language. */
export function VersionDifference({ document }: { document: LegalReply }) {
  const { t } = useLingui();
  const day = useShopDay();
  const inForce = document.versions.find(({ state }) => state === 'in_force')?.version ?? '';
  const [older, setOlder] = useState(inForce);
  const [newer, setNewer] = useState(WRITTEN);
  const before = useBlocksOf(document, older);
  const after = useBlocksOf(document, newer);
  const options = [
    { value: WRITTEN, label: t`Current text` },
    ...document.versions.map(({ version }) => ({ value: version, label: day(version) })),
  ];
  const changes =
    before.blocks && after.blocks && blockChanges(before.blocks, after.blocks).filter(({ kind }) => kind !== 'same');
  const failed = [before, after].find(({ isError }) => isError);
  return (
    <section aria-label={t`What differs`} className="grid gap-5">
      <h2 className="text-title">
        <Trans>What differs</Trans>
      </h2>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Before`}
          value={older}
          onChange={(event) => setOlder(event.currentTarget.value)}
          options={options}
        />
        <SelectField
          label={t`After`}
          value={newer}
          onChange={(event) => setNewer(event.currentTarget.value)}
          options={options}
        />
      </div>
      <div role="status">
        {changes?.length === 0 && (
          <p>
            <Trans>The two versions are the same.</Trans>
          </p>
        )}
      </div>
      {failed && <ListNotLoaded again={failed.again} />}
      {changes && changes.length > 0 && (
        <ol className="grid gap-6">
          {changes.map((change) => (
            <li key={JSON.stringify(change)} className="grid gap-4 border-hairline border-t pt-4 md:grid-cols-2">
              <ChangedBlock change={change} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ChangedBlock({ change }: { change: BlockChange }) {
  const before = 'before' in change ? change.before : undefined;
  const after = 'after' in change ? change.after : undefined;
  return (
    <>
      <Side block={before} gone />
      <Side block={after} />
    </>
  );
}

function Side({ block, gone = false }: { block: ShownBlock | undefined; gone?: boolean }) {
  const { i18n } = useLingui();
  if (!block) return <p className="text-ink-soft">—</p>;
  return (
    <div className={gone ? 'border-bad border-s-2 ps-4 text-ink-soft line-through' : 'border-good border-s-2 ps-4'}>
      <VisuallyHidden>{gone ? <Trans>Before:</Trans> : <Trans>After:</Trans>}</VisuallyHidden>
      <Blocks blocks={[block]} parts={{ image: ({ alt }) => <p>{`${i18n._(COMPOSED_WORDS.image)} · ${alt}`}</p> }} />
    </div>
  );
}

function useBlocksOf(document: LegalReply, version: string) {
  const { options } = useRouter();
  const { getValues } = useFormContext<LegalWords>();
  const isWritten = version === WRITTEN;
  const { data, isError, refetch } = useQuery({
    ...legalVersionQuery(options.context, document.page, version),
    enabled: !isWritten,
  });
  const blocks: readonly ShownBlock[] | undefined = isWritten
    ? pageOfWritten(document, getValues(), langOf(options.context.locale)).page.blocks
    : data;
  return { blocks, isError: isError && !blocks, again: refetch };
}
