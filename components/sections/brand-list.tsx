interface BrandListProps {
  readonly heading: string;
  readonly brands: readonly string[];
}

/** The brands as text, since logos would need licences and time to load. */
export function BrandList({ heading, brands }: BrandListProps) {
  return (
    <section id="brands" aria-labelledby="brands-heading" className="pt-4 pb-6 lg:pt-8 lg:pb-14">
      <div className="content-width split">
        <h2 id="brands-heading" className="text-name lg:pt-2">
          {heading}
        </h2>
        <ul className="grid grid-cols-2 gap-x-4 font-semibold min-[22rem]:grid-cols-[repeat(3,auto)] sm:grid-cols-4">
          {brands.map((brand) => (
            <li key={brand} className="line-above py-1.5 leading-snug text-balance sm:py-2">
              {brand}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
