import { Trans, useLingui } from '@lingui/react/macro';
import { DRAWING_WORDS } from '#ground/blocks/drawing.words.ts';
import type { ComposedPart } from '#ground/blocks/page-part.rules.ts';
import { COMPOSED_WORDS } from '#ground/blocks/page-part.words.ts';

interface ComposedNameProps {
  part: ComposedPart;
  onShow: Readonly<Record<string, string>>;
}

/** The name of a composed part, and whether visitors see it: a work of another shop is not shown. */
export function ComposedName({ part, onShow }: ComposedNameProps) {
  const { i18n } = useLingui();
  if (part.kind === 'image')
    return (
      <p className="flex items-center gap-3 py-2.5 text-small">
        {i18n._(COMPOSED_WORDS.image)}
        {onShow[part.name] && <img src={onShow[part.name]} alt="" className="h-16 w-auto" />}
      </p>
    );
  const name = part.kind === 'drawing' ? i18n._(DRAWING_WORDS[part.name]) : onShow[part.name];
  return (
    <p className="py-2.5 text-small [overflow-wrap:anywhere]">
      {i18n._(COMPOSED_WORDS[part.kind])}
      {' · '}
      {name ?? (
        <>
          {part.name}{' '}
          <span className="text-ink-soft">
            <Trans>(not on show in this shop, so visitors do not see it)</Trans>
          </span>
        </>
      )}
    </p>
  );
}
