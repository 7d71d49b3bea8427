import { listPublicKinds } from '#appointments/kinds/list-kinds.server.ts'
import { KindList } from '#appointments/ui/kind-list.tsx'
import { pickClaims } from '#company/claims/claims.ts'
import { findShownClaims } from '#company/claims/find-shown-claims.server.ts'
import { claims } from '#content/claims.ts'
import { book } from '#content/pages/book.ts'
import { Col, Grid, PageHeader, Wrap } from '#design/page/layout.tsx'
import { pageMeta, siteOf } from '#platform/http/page-meta.ts'
import { servicesOf } from '#platform/http/request-context.server.ts'
import { sharedPage } from '#platform/http/shared-headers.ts'
import { breadcrumbs, jsonLd } from '#platform/http/structured-data.ts'
import type { Route } from './+types/book-page'
import styles from './book.css?url'

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
