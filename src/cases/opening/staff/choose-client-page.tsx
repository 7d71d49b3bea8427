import { findClients } from '#accounts/people/staff/find-clients.server.ts'
import { adminContext } from '#admin/guard.server.ts'
import { textIn } from '#admin/ui/address.ts'
import { adminMeta } from '#admin/ui/admin-meta.ts'
import { ClientStatusBadge } from '#admin/ui/badges.tsx'
import { FindForm } from '#admin/ui/find-form.tsx'
import * as caseStaffTexts from '#cases/staff/locales/en.ts'
import { ArrowLink } from '#design/button.tsx'
import { AppHeader } from '#design/page/app-shell.tsx'
import { BackLink } from '#design/page/crumbs.tsx'
import { privatePage } from '#platform/http/shared-headers.ts'
import { t } from '#platform/texts.ts'
import type { Route } from './+types/choose-client-page'

const copy = () => t(caseStaffTexts.chooseClientPage)

export const headers = privatePage
export const meta: Route.MetaFunction = () => adminMeta(copy().openCase)

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const ctx = adminContext({ request, context }, 'case.open')
  const words = textIn(url.searchParams, 'q') ?? ''
  return { words, clients: await findClients(ctx, words) }
}

export default function ChooseClientPage({ loaderData: { words, clients } }: Route.ComponentProps) {
  return (
    <>
      <AppHeader title={copy().openCase} before={<BackLink to="/admin/cases">{copy().taxCases}</BackLink>} />
      <FindForm
        label={copy().chooseClient}
        hint={copy().nameEmailAddressOrCompany}
        words={words}
        none={copy().noClientsMatchYourSearch}
        found={clients.map(({ id, name, email, status }) => ({
          ...{ key: id, to: `/admin/clients/${id}/open-case`, name, about: email },
          mark: <ClientStatusBadge status={status} />,
        }))}
      />
      <p className="mt-24">
        <ArrowLink to="/admin/clients/new">{copy().newClientInviteThemFirst}</ArrowLink>
      </p>
    </>
  )
}
