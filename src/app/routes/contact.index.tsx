import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ContactPage } from '#buying/contact/ui/contact-page.tsx';
import { useFilesLink } from '#buying/contact/ui/use-files-link.ts';
import { namedParts } from '#catalogue/articles/ui/named-parts.tsx';
import { lazily } from '#kit/later.tsx';
import { wordsHead, wordsLoader } from '../pages/words-route.ts';

export const Route = createFileRoute('/contact/')({
  loader: wordsLoader('contact'),
  head: wordsHead,
  component: Contact,
});

function Contact() {
  const { info, auth } = getRouteApi('__root__').useLoaderData();
  const reply = Route.useLoaderData();
  const link = useFilesLink();
  if (link === undefined) return <ContactPage page={reply.page} parts={namedParts(reply)} info={info} auth={auth} />;
  return (
    <Suspense>
      <AnswerFiles key={link} link={link} />
    </Suspense>
  );
}

// Only visitors from a mail need it; as a separate route every visitor would load it.
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
