import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ContactPage } from '#buying/contact/ui/contact-page.tsx';
import { useFilesLink } from '#buying/contact/ui/use-files-link.ts';
import { lazily } from '#kit/later.tsx';
import { wordsHead, wordsLoader } from '../pages/words-route.ts';

export const Route = createFileRoute('/contact/')({
  loader: wordsLoader('contact'),
  head: wordsHead,
  component: Contact,
});

function Contact() {
  const { info, auth } = getRouteApi('__root__').useLoaderData();
  const { page } = Route.useLoaderData();
  const link = useFilesLink();
  if (link === undefined) return <ContactPage page={page} info={info} auth={auth} />;
  return (
    <Suspense>
      <AnswerFiles key={link} link={link} />
    </Suspense>
  );
}

// Loaded by nobody but whoever comes from a mail; a route of its own would be carried by every visitor.
const AnswerFiles = lazily(async () => {
  const [{ AnswerFilesPage }, { AttachedFiles }, { MemberQueries }] = await Promise.all([
    import('#buying/contact/ui/answer-files-page.tsx'),
    import('#buying/messages/ui/letter.tsx'),
    import('#kit/client/queries.tsx'),
  ]);
  return {
    default: ({ link }: { link: string }) => (
      <MemberQueries>
        <AnswerFilesPage link={link}>
          {(files) => <AttachedFiles files={files} filesAt={{ path: '/api/contact/files', link }} />}
        </AnswerFilesPage>
      </MemberQueries>
    ),
  };
});
