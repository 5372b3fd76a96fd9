import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ConnectionsWatch, ShopContext } from '#http/server/context.ts';
import { Refusal } from '#shared/errors.ts';
import { type ConnectionName, DECLARATIONS, faultsIn, filledIn, isInEnvironment } from '../connections.rules.ts';
import type { Fault, Values } from '../declaration.rules.ts';

type Shop = Pick<ShopContext, 'config' | 'connections'>;

const FAULT_WORDS: Record<Extract<Fault, string>, MessageDescriptor> = {
  missing: msg`Please fill this in.`,
  format: msg`This does not look right. Please copy it again, without spaces.`,
  too_long: msg`This is too long. Please copy only the value itself.`,
  again: msg`Please enter this again, because the account or the address has changed.`,
  together: msg`Please fill in all fields of this part, or none.`,
};

/** Whether staff cannot enter this connection: in a demo, or if the environment sets it. */
export function isFixed({ config, connections }: Shop, name: ConnectionName): boolean {
  return config.demo !== 'off' || !connections || isInEnvironment(name, config.fromEnvironment);
}

export function requireEnterable(shop: Shop, name: ConnectionName): ConnectionsWatch {
  if (shop.config.demo !== 'off')
    throw new Refusal('connection_fixed', {
      words: () => msg`Nobody can enter keys in a demo, because everyone knows its passwords.`,
    });
  if (!shop.connections || isFixed(shop, name)) throw new Refusal('connection_fixed');
  return shop.connections;
}

/** The typed values with the stored secrets, or a refusal that names the wrong fields and no value. */
export function checkedValues(name: ConnectionName, typed: Values, stored: Values, i18n: I18n): Values {
  const declaration = DECLARATIONS[name];
  const values = filledIn(declaration, typed, stored);
  const unknown = Object.keys(typed).filter((key) => !declaration.fields.some((field) => field.name === key));
  const faults = {
    ...faultsIn(declaration, values, stored),
    ...Object.fromEntries(unknown.map((key) => [key, 'format' as const])),
  };
  const errors = Object.entries(faults).map(([field, fault]) => [
    `values.${field}`,
    i18n._(typeof fault === 'string' ? FAULT_WORDS[fault] : fault),
  ]);
  if (errors.length > 0) throw new Refusal('validation', { errors: Object.fromEntries(errors) });
  return declaration.carry?.(stored, values) ?? values;
}
