interface BrandListProps {
  readonly heading: string;
  readonly brands: readonly string[];
}

/** The brands as text, since logos would need licences and time to load. */
export function BrandList({ heading, brands }: BrandListProps) {
  return (
    <section id="brands" aria-labelledby="brands-heading" className="py-5 lg:py-11">
      <div className="content-width split">
        <h2 id="brands-heading" className="text-name lg:pt-2">
          {heading}
        </h2>
        <ul className="text-balance font-semibold lg:pt-1">
          {brands.map((brand) => (
            <li key={brand} className="inline-block py-0.5 pr-6 lg:py-1">
              {brand}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
