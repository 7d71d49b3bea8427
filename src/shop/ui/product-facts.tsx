import { TickList } from '#design/facts.tsx'
import { Section } from '#design/layout.tsx'
import type { ProductOnPage } from '#shop/catalogue.ts'

/** What the product is, what it contains and what we will ask for. */
export function ProductFacts({ product }: { product: ProductOnPage }) {
  const required = product.checklist.filter((item) => item.is_required).map((item) => item.title)
  const optional = product.checklist.filter((item) => !item.is_required).map((item) => item.title)
  return (
    <>
      <Section ground="mist" title="What you get">
        <div className="prose" dangerouslySetInnerHTML={{ __html: product.description }} />
        {product.additional_info.length > 0 && (
          <dl className="columns detail-list">
            {product.additional_info.map((detail) => (
              <div key={detail.id}>
                <dt className="bold">{detail.title}</dt>
                <dd className="soft">{detail.description}</dd>
              </div>
            ))}
          </dl>
        )}
      </Section>
      {product.checklist.length > 0 && (
        <Section
          title="What we ask you for"
          intro="You upload these after the purchase, in your own portal. Nothing is sent by e-mail."
        >
          <div className="columns papers">
            {required.length > 0 && (
              <div>
                <h3 className="t18">In any case</h3>
                <TickList yes={required} />
              </div>
            )}
            {optional.length > 0 && (
              <div>
                <h3 className="t18">If it applies to you</h3>
                <TickList yes={optional} />
              </div>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
