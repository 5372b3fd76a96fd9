import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { wordsOf } from '#ground/blocks/block.rules.ts';
import { plainOf } from '#ground/blocks/inline.rules.ts';
import { type BlockParts, Blocks } from '#kit/blocks/blocks.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { TextField } from '#kit/text-field.tsx';
import type { FaqReply } from '../page.contract.ts';

interface FaqPageProps {
  reply: FaqReply;
  /** How to show pictures; the route provides it. */
  parts: BlockParts;
}

export function FaqPage({ reply, parts }: FaqPageProps) {
  const { t } = useLingui();
  const [keyword, setKeyword] = useState('');
  useOpenQuestion();
  const words = keyword.trim().toLocaleLowerCase();
  const found = reply.list.filter(({ question, answer }) =>
    plainOf([question, ...answer.flatMap(wordsOf)].join('\n'))
      .toLocaleLowerCase()
      .includes(words),
  );
  return (
    <div className="page py-8 md:py-14">
      <div className="max-w-[46rem]">
        <h1 className="text-display">
          <Trans>Frequently asked questions</Trans>
        </h1>
        <div className="mt-8 max-w-md">
          <TextField
            label={t`Search the questions`}
            type="search"
            value={keyword}
            onChange={(event) => setKeyword(event.currentTarget.value)}
          />
        </div>
        <p role="status" className="sr-only">
          {found.length}
        </p>
        <div className="mt-8 border-hairline border-t">
          {found.map(({ id, question, answer }) => (
            <details key={id} id={id} className="scroll-mt-24 border-hairline border-b">
              <summary className="flex min-h-14 cursor-pointer items-center py-3 font-display text-[1.25rem] hover:text-accent">
                <h2>{question}</h2>
              </summary>
              <div className="space-y-4 pb-6 leading-relaxed lang-zh:leading-loose">
                <Blocks blocks={answer} parts={parts} />
              </div>
            </details>
          ))}
        </div>
        {found.length === 0 && (
          <EmptyState
            title={<Trans>No answers contain these words</Trans>}
            action={
              <Link to="/contact" className="text-link">
                <Trans>Ask us</Trans>
              </Link>
            }
          />
        )}
      </div>
    </div>
  );
}

/** Opens the question in the URL's fragment. */
function useOpenQuestion(): void {
  useEffect(() => {
    const open = () => {
      const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      if (target instanceof HTMLDetailsElement) target.open = true;
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
}
