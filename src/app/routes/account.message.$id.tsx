import { createFileRoute, getRouteApi } from '@tanstack/react-router';
import { ThreadPage } from '#buying/messages/ui/thread-page.tsx';
import { namedHead } from '../pages/page-head.ts';

export const Route = createFileRoute('/account/message/$id')({
  head: (page) => namedHead(page, 'message', { noindex: true }),
  component: MessageThreadRoute,
});

function MessageThreadRoute() {
  const { info } = getRouteApi('__root__').useLoaderData();
  return <ThreadPage id={Route.useParams().id} brand={info.brand} />;
}
