import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { Loaded } from '#kit/loaded.tsx';
import { wordingQuery } from '../setting.queries.ts';
import { WordingForm } from './wording-form.tsx';

/** The owner's words on the front page, in the menu and in the footer. */
export function WordingPage() {
  const { options } = useRouter();
  const query = useQuery(wordingQuery(options.context));
  return (
    <DeskPage title={<Trans>Shop wording</Trans>}>
      <Loaded query={query} skeleton={['h-64', 'h-64']}>
        {(data) => <WordingForm wording={data} />}
      </Loaded>
    </DeskPage>
  );
}
