import { data, useRevalidator } from 'react-router'
import { useVatPercent, vatPercentIn } from '#company/use-vat-percent.ts'
import { storePage } from '#content/pages/store.ts'
import { describeVat, describeVatIn } from '#content/vat.ts'
import { ErrorState } from '#design/feedback/states.tsx'
import { PageHeader, Section } from '#design/page/layout.tsx'
import styles from '#design/shop.css?url'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import { t } from '#platform/texts.ts'
import { type ListedProduct, listed } from '#shop/catalogue/catalogue.ts'
import { listProducts } from '#shop/catalogue/catalogue-db.server.ts'
import * as catalogueTexts from '#shop/catalogue/locales/en.ts'
import { ProductCards } from '#shop/catalogue/ui/product-cards.tsx'
import type { Route } from './+types/store-page'

const copy = () => t(catalogueTexts.storePage)

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
    return data({ products: [], message: copy().failedToLoadProducts }, { status: 503 })
  }
}

export default function StorePage({ loaderData: { products, message } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <PageHeader title={storePage.title} lead={describeVat(storePage.lead, useVatPercent())} />
      {message ? (
        <Section flush>
          <ErrorState title={copy().errorLoadingProducts(message)} retryTo="/store" onRetry={revalidate} />
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
