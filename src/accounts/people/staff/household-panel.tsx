import { Form, Link } from 'react-router'
import { Button } from '#design/button.tsx'
import { Panel } from '#design/page/app-shell.tsx'
import { formatDate } from '#platform/format.ts'

export type Household = {
  partner: {
    id: string
    firstName: string
    lastName: string
    email: string
    personName: string | null
    invitedAt: Date
    acceptedAt: Date | null
  } | null
  household: { id: string; clientId: string; clientName: string; acceptedAt: Date | null } | null
}

export function HouseholdPanel({ partner, household }: Household) {
  const shared = partner ?? household
  if (!shared) return null
  return (
    <Panel title="Household" id="household">
      {partner && (
        <p>
          {partner.personName ?? `${partner.firstName} ${partner.lastName}`}, {partner.email}
          <br />
          <span className="soft">
            {partner.acceptedAt
              ? `Shares cases since ${formatDate(partner.acceptedAt)}`
              : `Invited on ${formatDate(partner.invitedAt)}, has not accepted`}
          </span>
        </p>
      )}
      {household && (
        <p>
          Sees cases of <Link to={`/admin/clients/${household.clientId}`}>{household.clientName}</Link>
          {household.acceptedAt && ` since ${formatDate(household.acceptedAt)}`}
        </p>
      )}
      <Form method="post" className="mt-16">
        <input type="hidden" name="partnership" value={shared.id} />
        <Button size="small" kind="danger" name="intent" value="end-household">
          {shared.acceptedAt ? 'End sharing' : 'Take the invitation back'}
        </Button>
      </Form>
    </Panel>
  )
}
