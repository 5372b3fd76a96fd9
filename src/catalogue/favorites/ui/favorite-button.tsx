import { useLingui } from '@lingui/react/macro';
import { IconButton } from '#kit/icon-button.tsx';
import { useFavoriteChange, useFavorites } from '../favorite.queries.ts';

export function FavoriteButton({ itemId, title }: { itemId: number; title: string }) {
  const { t } = useLingui();
  const { data } = useFavorites();
  const { act, given } = useFavoriteChange();
  const isCollected = data?.list.some(({ item }) => item.item_id === itemId) ?? false;
  const isShown = given ? given.change === 'add' : isCollected;
  return (
    <IconButton
      icon={isShown ? 'heart-filled' : 'heart'}
      label={isShown ? t`Remove “${title}” from favourites` : t`Add “${title}” to favourites`}
      aria-pressed={isShown}
      data-early="favorite"
      onClick={() => void act({ itemId, change: isCollected ? 'remove' : 'add' })}
    />
  );
}
