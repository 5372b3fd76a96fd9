import { Icon } from './icon.tsx';

/** Why a whole form was refused, if it belongs to no field; announced when it appears. */
export function FormRefusal({ message }: { message: string | undefined }) {
  return (
    <div role="alert">
      {message && (
        <p className="flex items-start gap-2 border-bad border-s-2 bg-wall-deep px-4 py-3 text-bad text-small">
          <Icon name="warning" />
          {message}
        </p>
      )}
    </div>
  );
}

// @chunk forms
