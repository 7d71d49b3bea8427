import { data, useRevalidator } from 'react-router'
import { useVatPercent, vatPercentIn } from '#company/use-vat-percent.ts'
import { storePage } from '#content/pages/store.ts'
import { describeVat, describeVatIn } from '#content/vat.ts'
import { PageHeader, Section } from '#design/layout.tsx'
import styles from '#design/shop.css?url'
import { ErrorState } from '#design/states.tsx'
import { pageMeta, siteOf } from '#web/page-meta.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { sharedPage } from '#web/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#web/structured-data.ts'
import type { Route } from './+types/store-page'
import { type ListedProduct, listed } from './catalogue.ts'
import { listProducts } from './catalogue-db.server.ts'
import { ProductCards } from './ui/product-cards.tsx'

export const headers = sharedPage

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta({ ...describeVatIn(storePage.meta, vatPercentIn(matches)), path: '/store' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: storePage.title, path: '/store' }])) : []),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, log } = servicesOf(context)
  try {
    const { products } = await listProducts(db, { limit: 100 }, now())
    return { products: products.map(listed), message: null }
  } catch (error) {
    log.error({ err: error }, 'the product list could not be read')
    return data({ products: [], message: 'Failed to load products' }, { status: 503 })
  }
}

export default function StorePage({ loaderData: { products, message } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHeader title={storePage.title} lead={describeVat(storePage.lead, useVatPercent())} />
      {message ? (
        <Section flush>
          <ErrorState title={`Error loading products: ${message}`} retryTo="/store" onRetry={revalidate} />
        </Section>
      ) : products.length === 0 ? (
        <Section flush>
          <p>{storePage.empty}</p>
        </Section>
      ) : (
        storePage.rooms.map((room) => (
          <Room key={room.id} {...room} products={products.filter((product) => product.type.value === room.type)} />
        ))
      )}
    </>
  )
}

function Room({ id, title, intro, type, products }: (typeof storePage.rooms)[number] & { products: ListedProduct[] }) {
  if (products.length === 0) return null
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      split={false}
      flush={type === 'package'}
      ground={type === 'consultation' ? 'mist' : 'paper'}
    >
      <ProductCards name={`room-${id}`} products={products} three={products.length === 3} ribbon={type !== 'add-on'} />
    </Section>
  )
}
