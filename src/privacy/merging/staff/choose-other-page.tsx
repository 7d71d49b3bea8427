import { findPerson } from '#accounts/people/people-db.server.ts'
import { findClientFacts } from '#accounts/people/staff/client-db.server.ts'
import { findClients } from '#accounts/people/staff/find-clients.server.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { textIn } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { FindForm } from '#admin/ui/find-form.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import type { Route } from './+types/choose-other-page'

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta('Merge with another account')

export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'client.merge')
  const facts = await findClientFacts(ctx.services.db, params.clientId, ctx.scope)
  const client = facts && (await findPerson(ctx.services.db, facts.id))
  if (!client || facts.mergedInto) throw notFound()
  const words = textIn(url.searchParams, 'q') ?? ''
  const clients = (await findClients(ctx, words)).filter(({ id }) => id !== client.id)
  return { id: client.id, name: client.name, words, clients }
}

export default function ChooseOtherPage({ loaderData: { id, name, words, clients } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title="Merge with another account" before={<BackLink to={`/admin/clients/${id}`}>{name}</BackLink>} />
      <FindForm
        label={`Which other account is ${name}’s?`}
        hint="Name, e-mail address or company. Nothing is changed yet: both accounts are shown beside each other first."
        words={words}
        none="No other client fits these words."
        found={clients.map((other) => ({
          ...{ key: other.id, to: `/admin/clients/${id}/merge/${other.id}`, name: other.name, about: other.email },
          mark: <ClientStatusBadge status={other.status} />,
        }))}
      />
    </>
  )
}
