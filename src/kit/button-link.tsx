import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { ButtonContent } from './button-content.tsx';
import { type ButtonKind, buttonStyle } from './button-style.ts';
import type { IconName } from './icon-paths.ts';

interface ButtonAnchorProps extends ComponentPropsWithRef<'a'> {
  kind?: ButtonKind;
  icon?: IconName;
  iconAfter?: IconName;
  wide?: boolean;
}

/** A link that looks like a button, to an address outside the router: a file, another site, a telephone number. */
export function ButtonAnchor({ kind = 'secondary', icon, iconAfter, wide, className, ...rest }: ButtonAnchorProps) {
  const { children, ...anchor } = rest;
  return (
    <a {...anchor} className={buttonStyle({ kind, wide, className })}>
      <ButtonContent icon={icon} iconAfter={iconAfter}>
        {children}
      </ButtonContent>
    </a>
  );
}

/** A link that looks like a button, to a page of the shop; takes `to`, `params` and `search` like the router's own link. */
export const ButtonLink = createLink(ButtonAnchor);

// @chunk works
