import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { hasPlaceholders } from '#buying/contact/canned-answer.rules.ts';
import { CannedChoice } from '#buying/contact/ui/canned-choice.tsx';
import { StaffThreadPage } from '#buying/messages/ui/staff-thread-page.tsx';

export const Route = createFileRoute('/admin/message/$id')({
  component: Conversation,
});

function Conversation() {
  const { id } = Route.useParams();
  const { info } = getRouteApi('__root__').useLoaderData();
  return (
    <StaffThreadPage
      key={id}
      id={id}
      brand={info.brand}
      hasPlaceholders={hasPlaceholders}
      begin={({ member: { lang, name }, order_code }, insert) => (
        <CannedChoice lang={lang} known={{ name, order: order_code ?? undefined }} onChoose={insert} />
      )}
    />
  );
}
