import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ButtonLink } from '#kit/button-link.tsx';
import { storedLists } from '../stored-lists.ts';
import { StartList } from './start-list.tsx';

/** Without a link: the lists in which this browser takes part, and a new one. */
export function MyLists() {
  const { i18n } = useLingui();
  const [lists] = useState(storedLists);
  return (
    <>
      <p className="prose-text mt-4 text-ink-soft">
        <Trans>
          Collect works in a list and send its link to the people you live with. Everyone can give hearts, write notes
          and change sizes and frames, without an account.
        </Trans>
      </p>
      {lists.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-2 text-title">
            <Trans>Your lists on this device</Trans>
          </h2>
          <ul className="border-hairline border-t">
            {lists.map(({ token, opened_at, is_owner }) => {
              const day = i18n.date(new Date(opened_at), { dateStyle: 'long' });
              return (
                <li key={token} className="border-hairline border-b">
                  <Link to="/together" hash={`list=${token}`} className="block py-3 hover:text-accent">
                    {is_owner ? <Trans>Your list of {day}</Trans> : <Trans>A list you joined on {day}</Trans>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section className="mt-8">
        <h2 className="mb-4 text-title">
          <Trans>Start a list</Trans>
        </h2>
        <StartList works={[]} />
        <p className="-ms-3 mt-6 flex flex-wrap">
          <ButtonLink kind="quiet" icon="heart" to="/account/favorite">
            <Trans>Start from your favourites</Trans>
          </ButtonLink>
          <ButtonLink kind="quiet" icon="ruler" to="/wall">
            <Trans>Start from a wall</Trans>
          </ButtonLink>
        </p>
      </section>
    </>
  );
}
