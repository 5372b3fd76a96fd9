import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode } from 'react';
import { countedText } from '#shared/counted.rules.ts';
import { DESK_OWNERS, type DeskOwner } from '#shared/desk-owner.rules.ts';
import { OWNER_WORDS } from '#shared/desk-owner.words.ts';
import { DeskPage } from './desk-page.tsx';
import { DeskQueues, type QueueLinkProps } from './desk-queues.tsx';

interface OwnedDeskPageProps<State extends string> {
  title: ReactNode;
  states: readonly State[];
  here: { state: State; who: DeskOwner };
  nameOf: (state: State) => string;
  /** How many there are of each state, once known. */
  counts: Record<State, number> | undefined;
  renderLink: (to: { state: State } | { who: DeskOwner }, link: QueueLinkProps) => ReactElement;
  children: ReactNode;
}

/** A list of the back office with two sets of queues: by state, and by assigned colleague. */
export function OwnedDeskPage<State extends string>(props: OwnedDeskPageProps<State>) {
  const { title, states, here, nameOf, counts, renderLink, children } = props;
  const { t, i18n } = useLingui();
  return (
    <DeskPage
      title={title}
      side={
        <div className="grid content-start gap-x-8 gap-y-2 sm:flex sm:flex-wrap xl:grid xl:gap-y-6">
          <DeskQueues
            label={t`States`}
            names={states}
            here={here.state}
            nameOf={nameOf}
            countOf={(state) => counts && countedText(counts[state], i18n.locale)}
            renderLink={(state, link) => renderLink({ state }, link)}
          />
          <DeskQueues
            label={t`Assigned to`}
            names={DESK_OWNERS}
            here={here.who}
            nameOf={(who) => i18n._(OWNER_WORDS[who])}
            renderLink={(who, link) => renderLink({ who }, link)}
          />
        </div>
      }
    >
      {children}
    </DeskPage>
  );
}
