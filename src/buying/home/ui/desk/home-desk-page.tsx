import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { HangWorks } from '#catalogue/works/works.contract.ts';
import { ButtonLink } from '#kit/button-link.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { homeDeskQuery } from '../../home-desk.queries.ts';
import { HomeChoiceForm } from './home-choice-form.tsx';

export function HomeDeskPage({ hangWorks }: { hangWorks: HangWorks }) {
  const { options } = useRouter();
  const query = useQuery(homeDeskQuery(options.context));
  return (
    <DeskPage
      title={<Trans>Front page</Trans>}
      actions={
        <ButtonLink icon="external" to="/" target="_blank">
          <Trans>See the front page</Trans>
        </ButtonLink>
      }
    >
      <Loaded query={query} skeleton={['h-40', 'h-40']}>
        {(data) => <HomeChoiceForm reply={data} hangWorks={hangWorks} />}
      </Loaded>
    </DeskPage>
  );
}
