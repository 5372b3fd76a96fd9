import { msg } from '@lingui/core/macro';
import { factsIn, type SubjectLog } from '#ground/audit/log.rules.ts';
import { wordsFormat } from '#ground/audit/log-values.rules.ts';
import { ROLE_WORDS } from '#shared/staff-role.words.ts';

/** How the log speaks of the accounts of the staff. */
export const STAFF_LOG: SubjectLog = {
  thing: (id) => {
    const [, invitation] = /^invitation (\d+)$/.exec(id) ?? [];
    return invitation ? msg`Invitation ${invitation}` : msg`Staff account ${id}`;
  },
  actions: {
    invite: msg`Invited`,
    withdraw: msg`Invitation withdrawn`,
    join: msg`Joined the staff`,
    first_admin: msg`First administrator`,
    change_role: msg`Role changed`,
    take_role: msg`Role removed`,
    end_sessions: msg`Signed all devices out`,
    second_factor_on: msg`Second factor set up`,
    second_factor_off: msg`Second factor removed`,
    second_factor_passkey_added: msg`Passkey added`,
    second_factor_codes_renewed: msg`Recovery codes renewed`,
    second_factor_recovery_used: msg`Signed in with a recovery code`,
    second_factor_reset: msg`Second factor removed`,
  },
  fact: factsIn({
    email: { name: msg`E-mail` },
    staff_role: { name: msg`Role`, format: wordsFormat(ROLE_WORDS) },
    invited_by: { name: msg`Invited by` },
  }),
};

/** How it speaks of the number of reviewers that a gallery needs. */
export const GALLERY_REVIEWERS_LOG: SubjectLog = {
  thing: () => msg`Approval of galleries`,
  actions: { change: msg`Changed` },
  fact: factsIn({ needed: { name: msg`Reviewers who have to approve` } }),
};

/** How it speaks of the rule that all staff need a second factor. */
export const SECOND_FACTOR_RULE_LOG: SubjectLog = {
  thing: () => msg`Second factor of the staff`,
  actions: { change: msg`Changed` },
  fact: factsIn({ required: { name: msg`Required of all` } }),
};
