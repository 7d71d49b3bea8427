import { Section } from '#design/page/layout.tsx'
import { ServerRendered } from '#design/rendering/server-rendered.tsx'
import type { ProductOnPage } from '#shop/catalogue/catalogue.ts'

const Documents = import.meta.env.SSR ? (await import('#shop/orders/ui/order-pdfs.tsx')).Documents : null

export function ProductFacts({ product }: { product: ProductOnPage }) {
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
          <ServerRendered name="documents" className="columns papers">
            {Documents && <Documents checklist={product.checklist} />}
          </ServerRendered>
        </Section>
      )}
    </>
  )
}
