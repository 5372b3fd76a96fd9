import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CartContents, Selection } from '#catalogue/cart/cart-view.rules.ts';
import { Button } from '#kit/button.tsx';
import { ButtonLink } from '#kit/button-link.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { SkeletonGroup } from '#kit/skeleton-group.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { DELIVERY_FORM, DeliveryStep } from './delivery-step.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OrderRefused } from './order-refused.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ProofNote } from './proof-note.tsx';
import { StepList, useStepNames } from './step-list.tsx';
import { type Step, useCheckout } from './use-checkout.ts';
import { CONFIRM_FORM, type Ordering, useOrdering } from './use-ordering.ts';

interface CheckoutPageProps {
  /** The step in the URL. */
  step: Step;
  /** Parts from other features; the route supplies them. */
  purchaseList: (list: { cart: CartContents; selection: Selection }) => ReactNode;
  addressBook: Parameters<typeof DeliveryStep>[0]['addressBook'];
  emailCode: ReactNode;
}

export function CheckoutPage({ step: asked, purchaseList, addressBook, emailCode }: CheckoutPageProps) {
  const checkout = useCheckout();
  const { cart, reached } = checkout;
  const step = useOpenStep(asked, reached);
  const ordering = useOrdering(checkout, step === 3);
  const heading = useStepFocus(step, checkout.unproved === undefined);
  const names = useStepNames();
  const isEmpty = cart.data?.lines.length === 0;
  const isReady = checkout.chosen.length > 0 && (step !== 3 || checkout.isQuoted);
  return (
    // As high as the window, so that the footer does not move when the content arrives.
    <div className="page min-h-dvh py-8 md:py-12" data-checkout={step === 2 || step === 3 ? '' : undefined}>
      <h1 className="text-display">
        <Trans>Cart</Trans>
      </h1>
      {cart.isError && !cart.data && <CartError onRetry={() => void cart.refetch()} />}
      {!step && !cart.isError && <PageSkeleton />}
      {step && cart.data && (
        <>
          {!isEmpty && <StepList step={step} reached={reached ?? step} />}
          <OfflineNote />
          <ProofNote email={checkout.unproved} emailCode={emailCode} />
          {step !== 3 && checkout.draft.attempt?.isUnsure && <UnsureNote />}
          <div className={isEmpty ? '' : 'grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_20rem]'}>
            <div className="min-w-0">
              {!isEmpty && (
                <h2 ref={heading} tabIndex={-1} className="mb-4 text-title outline-none">
                  {names[step]}
                </h2>
              )}
              {step === 1 && purchaseList({ cart: cart.data, selection: checkout.selection })}
              {step === 2 && <OrderRefused refusal={ordering.refusal} />}
              {step === 2 && <DeliveryStep checkout={checkout} addressBook={addressBook} />}
              {step === 3 && <ConfirmStep checkout={checkout} ordering={ordering} />}
            </div>
            {!isEmpty && (
              <OrderSummary
                step={step}
                checkout={checkout}
                ordering={ordering}
                action={<NextButton step={step} isReady={isReady} ordering={ordering} />}
              />
            )}
          </div>
        </>
      )}
    </div>
  );
}

interface NextButtonProps {
  step: Step;
  /** Whether there is anything to order, and in step 3 whether its price is known. */
  isReady: boolean;
  ordering: Ordering;
}

function NextButton({ step, isReady, ordering }: NextButtonProps) {
  const { t } = useLingui();
  const className = 'max-xs:px-4! lg:flex lg:w-full';
  if (step === 1) {
    return isReady ? (
      <ButtonLink kind="primary" className={className} to="/cart" search={{ step: 2 }}>
        <Trans>Checkout</Trans>
      </ButtonLink>
    ) : (
      <p className="text-small" role="status">
        <Trans>Please select at least one item.</Trans>
      </p>
    );
  }
  if (step === 2) {
    return (
      <Button kind="primary" type="submit" form={DELIVERY_FORM} className={className}>
        <Trans>Review order</Trans>
      </Button>
    );
  }
  return (
    <Button
      kind="primary"
      type="submit"
      form={CONFIRM_FORM}
      busy={ordering.isPending || !isReady}
      {...(ordering.isPending && { busyText: t`Placing your order…` })}
      className={className}
    >
      <Trans>Place order</Trans>
    </Button>
  );
}

/** The requested step, or the last incomplete one before it. The URL follows. */
function useOpenStep(asked: Step, reached: Step | undefined): Step | undefined {
  const navigate = useNavigate();
  const step = reached && (Math.min(asked, reached) as Step);
  useEffect(() => {
    if (step && step !== asked) void navigate({ to: '/cart', search: { step }, replace: true });
  }, [step, asked, navigate]);
  return step;
}

/** After a change of step the focus moves to its heading, as it would on a new page; so it does when the field for the code goes. */
function useStepFocus(step: Step | undefined, isProved: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== step) heading.current?.focus({ preventScroll: true });
    shown.current = step;
  }, [step]);
  const wasProved = useRef(isProved);
  useEffect(() => {
    if (isProved && !wasProved.current && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true });
    wasProved.current = isProved;
  }, [isProved]);
  return heading;
}

/** After an order without an answer, the buyer should check before ordering again. */
function UnsureNote() {
  return (
    <p role="status" className="mb-6 border-accent border-s-2 bg-wall-deep px-4 py-3">
      <Trans>
        Your last order was sent, but the connection was lost before we could confirm it. Please check{' '}
        <Link to="/account/order" className="text-link">
          your orders
        </Link>{' '}
        before you order again.
      </Trans>
    </p>
  );
}

function CartError({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="py-12">
      <p className="mb-5">
        <Trans>Your cart could not be loaded. Nothing in it is lost.</Trans>
      </p>
      <Button onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function PageSkeleton() {
  return (
    <SkeletonGroup className="mt-10 grid gap-6">
      <Skeleton className="h-11" />
      <Skeleton className="h-48" />
      <Skeleton className="h-48" />
    </SkeletonGroup>
  );
}
