import { data, useRevalidator } from 'react-router'
import { PageHead, Section } from '#platform/ui/layout.tsx'
import { ErrorState } from '#platform/ui/states.tsx'
import { pageMeta } from '#platform/web/page-meta.ts'
import { servicesOf } from '#platform/web/request-context.server.ts'
import { sharedPage } from '#platform/web/shared-headers.ts'
import type { Route } from './+types/store-page'
import type { Product } from './catalogue.ts'
import { listProducts } from './catalogue-db.server.ts'
import { ProductCard } from './ui/product-card.tsx'

const rooms: { type: Product['type']['value']; id: string; title: string; intro: string }[] = [
  { type: 'package', id: 'packages', title: 'Tax packages', intro: 'One household, one tax year, one price.' },
  {
    type: 'consultation',
    id: 'consultations',
    title: 'Consultations',
    intro: 'By phone or video, in English, French or German.',
  },
  { type: 'service', id: 'services', title: 'Services', intro: 'For one question at a time.' },
  { type: 'add-on', id: 'add-ons', title: 'Add-ons', intro: 'What a package may need on top.' },
]

export const headers = sharedPage

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Store',
      description:
        'Flat-rate tax return packages, consultations and services for expatriates in Switzerland, with fixed prices in Swiss francs.',
      path: '/store',
    },
    matches,
  )

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, log } = servicesOf(context)
  try {
    return { products: (await listProducts(db, { limit: 100 }, now())).products, message: null }
  } catch (error) {
    log.error({ err: error }, 'the product list could not be read')
    return data({ products: [], message: 'Failed to load products' }, { status: 503 })
  }
}

export default function StorePage({ loaderData: { products, message } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHead
        title="Store"
        lead="All packages and tax consultations. Prices are in Swiss francs and include VAT; what you see is what you pay."
      />
      {message ? (
        <Section flush>
          <ErrorState title={`Error loading products: ${message}`} retryTo="/store" onRetry={revalidate} />
        </Section>
      ) : products.length === 0 ? (
        <Section flush>
          <p>No products available at the moment.</p>
        </Section>
      ) : (
        rooms.map((room) => (
          <Room key={room.id} {...room} products={products.filter((product) => product.type.value === room.type)} />
        ))
      )}
    </>
  )
}

function Room({ id, title, intro, type, products }: (typeof rooms)[number] & { products: Product[] }) {
  if (products.length === 0) return null
  return (
    <Section id={id} title={title} intro={intro} split={false} ground={type === 'consultation' ? 'mist' : 'paper'}>
      <ul className={type === 'package' ? 'products three' : 'products'}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} />
        ))}
      </ul>
    </Section>
  )
}
