import { findPerson } from '#accounts/people/people-db.server.ts'
import { findClientFacts } from '#accounts/people/staff/client-list-db.server.ts'
import { findClients } from '#accounts/people/staff/find-clients.server.ts'
import { adminContext, notFound } from '#admin/guard.server.ts'
import { textIn } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { FindForm } from '#admin/ui/find-form.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import * as privacyStaffTexts from '#privacy/staff/locales/en.ts'
import type { Route } from './+types/choose-other-page'

const copy = () => t(privacyStaffTexts.chooseOtherPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().mergeWithAnotherAccount)

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
      <AppHeader
        title={copy().mergeWithAnotherAccount}
        before={<BackLink to={`/admin/clients/${id}`}>{name}</BackLink>}
      />
      <FindForm
        label={copy().whichOtherAccountBelongsTo(name)}
        hint={copy().enterNameEmailAddressOr}
        words={words}
        none={copy().noOtherClientsMatchYour}
        found={clients.map((other) => ({
          ...{ key: other.id, to: `/admin/clients/${id}/merge/${other.id}`, name: other.name, about: other.email },
          mark: <ClientStatusBadge status={other.status} />,
        }))}
      />
    </>
  )
}
