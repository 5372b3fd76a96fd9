import { msg } from '@lingui/core/macro';
import { ask } from '#kit/client/api-client.ts';
import { quoteInput, quoteOutput } from '../../assistant.contract.ts';
import { moneyIn } from '../asking.ts';
import { tool } from '../tool.ts';

export const quote = tool({
  name: 'quote',
  title: 'Price with delivery',
  description:
    'Calculates exactly what prints cost today, delivered to a country: the price of each, delivery, the tax contained, the total, ' +
    'and the days of arrival. Orders nothing and reserves nothing.',
  input: quoteInput,
  output: quoteOutput,
  async answer({ lines: items, currency, country, postal_code }, asking) {
    const destination = { country_code: country, ...(postal_code && { postal_code }) };
    const quoted = await ask(asking.api.quote.$post({ json: { items, currency, destination } }));
    const money = moneyIn(currency, asking);
    const data = {
      currency,
      lines: quoted.lines.map(({ item_id, size_id, frame_id, nums, unit_price, line_total }) => ({
        item_id,
        size_id,
        frame_id,
        nums,
        each: money(unit_price),
        sum: money(line_total),
      })),
      subtotal: money(quoted.subtotal),
      delivery: money(quoted.shipping),
      tax_included: money(quoted.tax.tax),
      total: money(quoted.total),
      arrival: quoted.arrival,
    };
    const { i18n } = asking;
    const [prints, delivery, total] = [data.subtotal.text, data.delivery.text, data.total.text];
    const { from, to } = quoted.arrival;
    const said = [
      i18n._(msg`Prints ${{ prints }}, delivery ${{ delivery }}, total ${{ total }}.`),
      ...(data.tax_included.amount > 0
        ? [i18n._(msg`The total contains ${{ tax: data.tax_included.text }} of VAT.`)]
        : []),
      i18n._(msg`If ordered today, it will arrive between ${{ from }} and ${{ to }}.`),
    ].join('\n');
    return { said, data };
  },
});
