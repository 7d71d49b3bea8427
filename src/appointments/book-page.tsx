import { pickClaims } from '#claims/claims.ts'
import { findShownClaims } from '#claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { book } from '#content/pages/book.ts'
import { Col, Grid, PageHeader, Wrap } from '#design/layout.tsx'
import { pageMeta, siteOf } from '#web/page-meta.ts'
import { servicesOf } from '#web/request-context.server.ts'
import { sharedPage } from '#web/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#web/structured-data.ts'
import type { Route } from './+types/book-page'
import styles from './book.css?url'
import { listPublicKinds } from './list-kinds.server.ts'
import { KindList } from './ui/kind-list.tsx'

export const headers = sharedPage
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]
export const meta: Route.MetaFunction = ({ matches }) => {
  const site = siteOf(matches)
  return [
    ...pageMeta({ ...book.meta, path: '/book' }, matches),
    ...(import.meta.env.SSR && site ? jsonLd(breadcrumbs(site, [{ name: book.title, path: '/book' }])) : []),
  ]
}

export async function loader({ context }: Route.LoaderArgs) {
  const services = servicesOf(context)
  const free = pickClaims(await findShownClaims(services, claims), [book.claimId])
  return { kinds: await listPublicKinds(services), isFree: free.length > 0 }
}

export default function BookPage({ loaderData: { kinds, isFree } }: Route.ComponentProps) {
  return (
    <>
      <PageHeader title={book.title} lead={isFree ? book.leadFree : book.lead} />
      <Wrap className="page-end">
        <Grid>
          <Col span="1-7">
            <h2 className="t24">{book.chooseText}</h2>
            <KindList kinds={kinds} />
          </Col>
        </Grid>
      </Wrap>
    </>
  )
}
