interface Mark {
  src: string;
  width: number;
  height: number;
}

interface BrandMarkProps {
  brand: string;
  /** The owner's logo in its size on the page, so that nothing moves when it arrives. */
  logo: (Mark & { dark?: Mark | undefined }) | undefined;
  className: string;
}

/** The owner's logo, or the shop's name in letters. */
export function BrandMark({ brand, logo, className }: BrandMarkProps) {
  if (!logo) return brand;
  const { dark, ...light } = logo;
  return (
    <picture>
      {dark && (
        <source media="(prefers-color-scheme: dark)" srcSet={dark.src} width={dark.width} height={dark.height} />
      )}
      <img alt={brand} {...light} className={className} />
    </picture>
  );
}
