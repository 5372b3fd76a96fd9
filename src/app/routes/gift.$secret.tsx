import { createFileRoute } from '@tanstack/react-router';
import { GiftPage } from '#buying/gifts/ui/gift-page.tsx';
import { MemberQueries } from '#kit/client/queries.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/gift/$secret')({
  head: (page) => namedHead(page, 'gift', { noindex: true }),
  component: Gift,
});

function Gift() {
  const { secret } = Route.useParams();
  return (
    <MemberQueries>
      <GiftPage key={secret} secret={secret} />
    </MemberQueries>
  );
}
