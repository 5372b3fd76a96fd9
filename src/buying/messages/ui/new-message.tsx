import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { shopWorkQuery } from '#catalogue/works/work.queries.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { ownApplicationQuery } from '#people/applications/application.queries.ts';
import { memberProfile } from '#people/members/member.queries.ts';
import type { MessageSearch } from '../message-search.rules.ts';
import { NewMessageForm } from './new-message-form.tsx';

/** Loads what a new message can be about, then opens the form. */
export function NewMessage({ search }: { search: MessageSearch }) {
  const { options } = useRouter();
  const { item_id, order_code } = search;
  const profile = useQuery(memberProfile(options.context));
  const application = useQuery(ownApplicationQuery(options.context));
  const item = useQuery({ ...shopWorkQuery(options.context, String(item_id)), enabled: item_id !== undefined });
  if (!profile.data || application.isPending || (item_id !== undefined && item.isPending)) {
    return (
      <SkeletonGroup className="mt-8 grid gap-6">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    );
  }
  const work = item.data && { item_id: item.data.item.item_id, title: item.data.item.title };
  return (
    <NewMessageForm
      draftKey={`message ${profile.data.uid} new ${item_id ?? order_code ?? ''}`}
      applicationId={application.data?.application_id}
      work={work}
      orderCode={order_code}
    />
  );
}
