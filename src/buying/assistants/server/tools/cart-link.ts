import { msg } from '@lingui/core/macro';
import { writeLinkedLines } from '#catalogue/cart/cart-link.rules.ts';
import { ask } from '#kit/client/api-client.ts';
import { cartLinkInput, cartLinkOutput } from '../../assistant.contract.ts';
import { moneyIn } from '../asking.ts';
import { tool } from '../tool.ts';

export const cartLink = tool({
  name: 'cart_link',
  title: 'A link that fills the cart',
  description:
    'Makes a link for the buyer. It opens a page that shows these prints and adds them to the cart at one press; the buyer then ' +
    'orders and pays in the shop. Prints that cannot be bought are named and left out of the link.',
  input: cartLinkInput,
  output: cartLinkOutput,
  async answer({ lines, currency }, asking) {
    const linked = await ask(asking.api.cart.link.$get({ query: { lines: writeLinkedLines(lines) } }));
    const money = moneyIn(currency, asking);
    const titles = new Map(linked.items.map(({ item_id, title }) => [item_id, title]));
    const left = new Map(linked.items.flatMap(({ item_id, edition }) => (edition ? [[item_id, edition.left]] : [])));
    const checked = linked.list.map(({ item_id, size_id, frame_id, nums, price, unavailable }) => {
      const title = titles.get(item_id);
      const why = unavailable ?? (nums > (left.get(item_id) ?? nums) ? ('sold_out' as const) : undefined);
      return {
        item_id,
        size_id,
        frame_id,
        nums,
        ...(title && { title }),
        ...(price && { each: money(price[currency]) }),
        ...(why && { unavailable: why }),
      };
    });
    const buyable = checked.filter(({ unavailable }) => !unavailable);
    const url = buyable.length > 0 ? asking.pageUrl('/prints', { lines: writeLinkedLines(buyable) }) : undefined;
    const { i18n } = asking;
    const said = [
      ...(url ? [i18n._(msg`Open this link to add the prints to your cart: ${{ url }}`)] : []),
      ...checked.flatMap(({ unavailable, title, item_id }) =>
        unavailable ? [i18n._(msg`Cannot be ordered: ${{ title: title ?? `item_id ${item_id}` }}`)] : [],
      ),
    ].join('\n');
    return { said, data: { currency, ...(url && { url }), lines: checked } };
  },
});
