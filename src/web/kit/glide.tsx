import { type AnimationEvent, Component, createRef, type HTMLAttributes } from 'react';

interface GlideProps extends HTMLAttributes<HTMLDivElement> {
  /** Another one: not the box has moved, but whoever looks at it. */
  'data-step'?: number;
}

/**
 * A box that glides to its new place and size when these change: it is laid out there at once, and a transform that the browser
 * plays without laying anything out again brings it from where it was seen before. A class, because only a class is asked
 * for something before the page changes.
 */
export class Glide extends Component<GlideProps> {
  private readonly box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate() {
    return this.box.current && seen(this.box.current);
  }

  override componentDidUpdate(last: GlideProps, _state: unknown, before: DOMRect | null) {
    if (this.box.current && before && last['data-step'] === this.props['data-step']) glide(this.box.current, before);
  }

  override render() {
    return <div ref={this.box} onAnimationEnd={rest} {...this.props} />;
  }
}

/** In a frame the print counts, which stays the same when another frame is put around it; both have one middle. */
function seen(box: HTMLElement): DOMRect {
  return (box.querySelector('[data-print]') ?? box).getBoundingClientRect();
}

function glide(box: HTMLElement, before: DOMRect): void {
  // In somebody's hand it is where the hand is.
  if ('lifted' in box.dataset) return;
  delete box.dataset.gliding;
  const now = seen(box);
  const wider = before.width - now.width;
  const x = before.x - now.x + wider / 2;
  const y = before.y - now.y + (before.height - now.height) / 2;
  if (Math.hypot(x, y, wider) < 1) return;
  box.style.setProperty('--glide', `translate(${x}px,${y}px) scale(${before.width / now.width})`);
  box.dataset.gliding = '';
}

function rest({ target, currentTarget }: AnimationEvent<HTMLElement>): void {
  if (target === currentTarget) delete currentTarget.dataset.gliding;
}
