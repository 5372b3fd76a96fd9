import { Plural, useLingui } from '@lingui/react/macro';
import { Icon } from '#kit/icon.tsx';
import { IconButton } from '#kit/icon-button.tsx';
import { useLocale } from '#kit/use-locale.ts';
import type { ListWork, SharedList } from '../shared-list.contract.ts';
import type { OpenList } from './use-shared-list.ts';

interface ListHeartProps {
  open: OpenList;
  list: SharedList;
  work: ListWork;
  title: string;
}

/** One heart of each participant; everyone sees whose. */
export function ListHeart({ open: { change, changing }, list, work, title }: ListHeartProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const { item_id, hearts } = work;
  const { me, people } = list;
  const isOwn = me !== null && hearts.includes(me);
  const isSent = changing?.op === 'heart' && changing.item_id === item_id;
  const isShown = isSent ? changing.on : isOwn;
  const names = hearts.flatMap((id) => people.find(({ person_id }) => person_id === id)?.name ?? []);
  return (
    <div className="flex min-h-11 min-w-0 items-center gap-1">
      {me === null ? (
        <Icon name={hearts.length > 0 ? 'heart-filled' : 'heart'} className="me-2" />
      ) : (
        <IconButton
          icon={isShown ? 'heart-filled' : 'heart'}
          label={isShown ? t`Take your heart from “${title}” back` : t`Give “${title}” a heart`}
          aria-pressed={isShown}
          className="-ms-3"
          onClick={() => void change({ op: 'heart', item_id, on: !isOwn })}
        />
      )}
      <span className="min-w-0 text-ink-soft text-small wrap-anywhere">
        <Plural value={hearts.length} _0="No hearts yet" one="# heart" other="# hearts" />
        {names.length > 0 && ` · ${new Intl.ListFormat(locale).format(names)}`}
      </span>
    </div>
  );
}
