import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

const WIDTHS = { narrow: 'sm:max-w-md', medium: 'sm:max-w-2xl', wide: 'sm:max-w-5xl' } as const;

interface DialogProps {
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  width?: keyof typeof WIDTHS;
  /** The button that opens it. Without one, the owner controls `open` and `onOpenChange`. */
  trigger?: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Gets the focus first, if not the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/** In the middle of the page; on a phone a sheet at the lower edge, within reach of the thumb. */
export function Dialog(props: DialogProps) {
  const { title, description, children, footer, width = 'medium', trigger, open, onOpenChange, initialFocus } = props;
  const { t } = useLingui();
  return (
    <BaseDialog.Root
      {...(open !== undefined && { open })}
      {...(onOpenChange && { onOpenChange: (next: boolean) => onOpenChange(next) })}
    >
      {trigger && <BaseDialog.Trigger render={trigger} />}
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-40 bg-wall-deep/85 transition-opacity duration-settle data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <BaseDialog.Viewport className="fixed inset-0 z-40 flex items-end justify-center sm:items-center sm:p-6">
          <BaseDialog.Popup
            {...(initialFocus && { initialFocus })}
            className={classNames(
              'flex max-h-[calc(100dvh-2rem)] w-full flex-col border-hairline-strong border-t bg-wall text-ink outline-none sm:border',
              'transition-[opacity,translate] duration-settle ease-hang data-ending-style:opacity-0 data-starting-style:opacity-0',
              'data-ending-style:translate-y-4 data-starting-style:translate-y-4',
              WIDTHS[width],
            )}
          >
            <div className="flex items-start justify-between gap-4 px-5 pt-4 sm:px-8 sm:pt-6">
              <BaseDialog.Title className="pt-1.5 text-title">{title}</BaseDialog.Title>
              <BaseDialog.Close render={<IconButton icon="close" label={t`Close`} className="-me-2" />} />
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-6 sm:px-8 sm:pb-8">
              {description && (
                <BaseDialog.Description className="prose-text mb-5 text-ink-soft">{description}</BaseDialog.Description>
              )}
              {children}
            </div>
            {footer && (
              <div className="flex flex-col-reverse gap-3 border-hairline border-t px-5 py-4 sm:flex-row sm:justify-end sm:px-8">
                {footer}
              </div>
            )}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Wraps a button of the footer that only closes. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <BaseDialog.Close render={children} />;
}
