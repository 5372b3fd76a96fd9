import { Trans, useLingui } from '@lingui/react/macro';
import { CheckboxField } from '#kit/checkbox-field.tsx';
import { useLocale } from '#kit/use-locale.ts';
import { listOf } from '#shared/list-of.ts';
import { STAFF_ROLES, type StaffRole } from '#shared/rights.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';
import { abilitiesOf } from '../role-abilities.words.ts';

interface RoleChoiceProps {
  chosen: readonly StaffRole[];
  onChoose: (roles: StaffRole[]) => void;
  /** Shown if nothing is chosen. */
  error?: string | undefined;
}

/** The roles of one person, each with what it allows, and what the whole choice does not allow. */
export function RoleChoice({ chosen, onChoose, error }: RoleChoiceProps) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const isAdmin = chosen.includes('admin');
  const allows = (role: StaffRole) =>
    listOf(
      abilitiesOf([role]).can.map(({ words }) => i18n._(words)),
      locale,
    );
  const { cannot } = abilitiesOf(chosen);
  const missing = listOf(
    cannot.map(({ words }) => i18n._(words)),
    locale,
  );
  return (
    <fieldset className="grid gap-2">
      <legend className="font-medium text-small">
        <Trans>Roles</Trans>
      </legend>
      <p className="text-ink-soft text-small">
        <Trans>A person can have several roles. Everyone on the staff can see orders and their payments.</Trans>
      </p>
      {STAFF_ROLES.map((role) => {
        const can = allows(role);
        return (
          <CheckboxField
            key={role}
            label={i18n._(ROLE_WORDS[role])}
            hint={role === 'admin' ? t`Can do everything, and alone can change roles and settings.` : t`Can ${can}.`}
            checked={isAdmin || chosen.includes(role)}
            disabled={isAdmin && role !== 'admin'}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, role] : chosen.filter((other) => other !== role))
            }
          />
        );
      })}
      <p role="status" className="text-ink-soft text-small">
        {chosen.length > 0 && cannot.length > 0 && <Trans>With this choice, the person cannot {missing}.</Trans>}
      </p>
      <div role="alert">{error && <p className="text-bad text-small">{error}</p>}</div>
    </fieldset>
  );
}
