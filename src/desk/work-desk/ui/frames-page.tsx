import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { ButtonLink } from '#kit/button-link.tsx';
import { DeskList } from '#kit/desk/desk-list.tsx';
import { DeskPage } from '#kit/desk/desk-page.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { deskFramesQuery } from '../frame-desk.queries.ts';
import { DESK_GROUPS } from '../frame-desk.rules.ts';
import { GROUP_WORDS } from '../frame-desk.words.ts';
import { FrameRow } from './frame-row.tsx';
import { useMovingFrames } from './use-moving-frames.ts';

/** All frames by group, in the order they are offered, with buttons to move them inside their group. */
export function FramesPage() {
  const { t, i18n } = useLingui();
  const { options } = useRouter();
  const { data, ...query } = useQuery(deskFramesQuery(options.context));
  const { move, said, isOvertaken } = useMovingFrames(data ?? []);
  const offered = data?.filter(({ enabled }) => enabled).length ?? 0;
  const groups =
    data &&
    DESK_GROUPS.map((group) => ({ group, frames: data.filter((frame) => frame.group === group) })).filter(
      ({ frames }) => frames.length > 0,
    );
  return (
    <DeskPage
      title={<Trans>Frames</Trans>}
      actions={
        <ButtonLink to="/admin/frame/$id" params={{ id: 'new' }}>
          <Trans>New frame</Trans>
        </ButtonLink>
      }
    >
      <p role="status" className="min-h-6 text-ink-soft text-small">
        {said}
      </p>
      <div role="alert">
        {isOvertaken && (
          <p className="border-bad border-s-2 bg-wall-deep px-4 py-3">
            <Trans>Someone else has moved or added a frame. This is the current order; please move it again.</Trans>
          </p>
        )}
      </div>
      <DeskList
        query={{ ...query, data: groups && { list: groups, total: data.length, page: 1, pages: 1 } }}
        label={t`Frames`}
        counted={(total) => (
          <Trans>
            {offered} of {total} are offered
          </Trans>
        )}
        empty={<EmptyState title={<Trans>There are no frames yet</Trans>} />}
        row={({ group, frames }) => (
          <li key={group} className="pt-6">
            <h2 className="border-ink border-b pb-2 font-text text-body">{i18n._(GROUP_WORDS[group])}</h2>
            <ul>
              {frames.map((frame, at) => (
                <FrameRow
                  key={frame.frame_id}
                  frame={frame}
                  at={at}
                  count={frames.length}
                  onMove={(by) => move(frame, by)}
                />
              ))}
            </ul>
          </li>
        )}
        renderLink={(_page, link) => <Link to="/admin/frame" {...link} />}
      />
    </DeskPage>
  );
}
