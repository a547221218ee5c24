interface BrandListProps {
  readonly heading: string;
  readonly brands: readonly string[];
}

/** The brands as text, since logos would need licences and time to load. */
export function BrandList({ heading, brands }: BrandListProps) {
  return (
    <section id="brands" aria-labelledby="brands-heading" className="py-6 lg:py-11">
      <div className="content-width">
        <h2 id="brands-heading" className="mb-3 text-name lg:mb-4">
          {heading}
        </h2>
        {/* Twelve brands in two to four even columns, or in one where text is large. */}
        <ul className="columns-[8rem] gap-0 font-semibold max-sm:text-[0.9375rem] sm:columns-4">
          {brands.map((brand) => (
            <li key={brand} className="line-above py-1.5 lg:py-2.5">
              {brand}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
